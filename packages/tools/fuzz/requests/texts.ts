import * as fc from 'fast-check';

/** Responses must never contain it unescaped: that would be cross-site scripting. */
export const SCRIPT = '<script>fuzz(1)</script>';
/** Responses must never have a header of this name: that would be header injection. */
export const INJECTED = 'x-fuzz-injected';

const ODD = [
  '',
  '__proto__',
  '../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'javascript:fuzz(1)',
  `">${SCRIPT}`,
  SCRIPT,
  `\r\n${INJECTED}: 1`,
  `%0d%0a${INJECTED}:%201`,
  '\u0000',
  '%00',
  '%',
  '%ff',
  '\ud800',
  '\u202e',
  '\ufeff',
  '👩‍⚕️',
  'a'.repeat(300),
  '٣',
  '(702) 555-0100',
  'somebody@example.com',
  '2026-02-30',
] as const;

/** Half letters as U+FFFD: with them nothing can be escaped. */
export const wellFormed = (text: string): string => Buffer.from(text).toString('utf8');

/** An unusual text; fast-check's own strings have names such as `__proto__` among them. */
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

export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 4, noNullPrototype: false }) },
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const pathsOf = (value: unknown): string[][] => [
  [],
  ...(isObject(value) ? Object.entries(value) : []).flatMap(([key, inner]: [string, unknown]) =>
    pathsOf(inner).map((path) => [key, ...path]),
  ),
];

function changedAt(value: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const entries = Object.entries(Object(value)).map(
    ([name, inner]) => [name, name === key ? changedAt(inner, rest, change) : inner] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Valid JSON, with up to three values replaced, left out, wrapped in a list or added to. */
export const spoiled = (right: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'leave-out', 'add', 'wrap'), oddJson, oddText), {
      maxLength: 3,
    })
    .map((changes) => {
      let value = right;
      for (const [at, how, odd, name] of changes) {
        const paths = pathsOf(value);
        value = changedAt(value, paths[at % paths.length] ?? [], (inner) => {
          if (how === 'leave-out') return undefined;
          if (how === 'wrap') return [inner];
          return how === 'add' && isObject(inner) && !Array.isArray(inner) ? { ...inner, [name]: odd } : odd;
        });
      }
      return JSON.parse(JSON.stringify(value) ?? 'null');
    });
