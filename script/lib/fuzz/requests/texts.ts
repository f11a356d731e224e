/** Possible input texts: the smallest parts of generated requests. */
import * as fc from 'fast-check';

/** Responses must never contain it unescaped: that would be cross-site scripting. */
export const SCRIPT = '<script>fuzz(1)</script>';
/** Responses must never have a header of this name: that would be header injection. */
export const INJECTED = 'x-fuzz-injected';

const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'javascript:fuzz(1)',
  `">${SCRIPT}`,
  SCRIPT,
  '{{7*7}}',
  '${7*7}',
  "' OR 1=1 --",
  `\r\n${INJECTED}: 1`,
  `%0d%0a${INJECTED}:%201`,
  '\u0000',
  '%00',
  '%',
  '%zz',
  '%ff',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '👩‍⚕️',
  'é',
  '日本語',
  'a'.repeat(300),
  '٣',
  '(702) 555-0100',
  'somebody@example.com',
  '2026-02-30',
  '9999999999999999999999',
  '1.7976931348623157e309',
  '-0',
] as const;

/** Half letters as U+FFFD: with them nothing can be escaped. */
export const wellFormed = (text: string): string => Buffer.from(text).toString('utf8');

/** An unusual text. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom('a', '\ud800', '\u0000', '%', '\\', '"', '\n', '/', '.'),
      maxLength: 60,
    }),
  },
);

/** Any JSON value, with unusual texts and names. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e21,
      2 ** 53,
      [],
      {},
      [[]],
      [null],
      { length: 3 },
      { toString: 1 },
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 4, noNullPrototype: false }) },
);

/**
 * Something that is right, with up to three of its values replaced, left out or added to, at any depth; now and then as it is.
 * In: what is right, as JSON.
 */
export function spoiled(right: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'leave-out', 'add', 'wrap'), oddJson, oddText), {
      maxLength: 3,
    })
    .map((changes) => {
      let value: unknown = structuredClone(right);
      for (const [at, how, odd, name] of changes) value = changed(value, at, how, odd, name);
      return value;
    });
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns a copy in which one value differs, found by descending as `at` says. */
function changed(value: unknown, at: number, how: string, odd: unknown, name: string): unknown {
  const entries = entriesOf(value);
  const here = at % (entries.length + 1);
  const [key, inner] = entries[here] ?? [];
  if (key === undefined)
    return how === 'add' && !Array.isArray(value) && entries.length > 0
      ? Object.fromEntries([...entries, [name, odd]])
      : how === 'wrap'
        ? [value]
        : odd;
  const next =
    how === 'leave-out'
      ? []
      : [
          [
            key,
            entriesOf(inner).length > 0
              ? changed(inner, Math.floor(at / (entries.length + 1)), how, odd, name)
              : how === 'wrap'
                ? [inner]
                : odd,
          ] as const,
        ];
  const rest = [...entries.slice(0, here), ...next, ...entries.slice(here + 1)];
  return Array.isArray(value) ? rest.map(([, item]) => item) : Object.fromEntries(rest);
}
