import * as fc from 'fast-check';

import { createJsonScanner, parseJson } from '@footbridge/bridge/platform/json-limits';

import { always } from '../../../../__tests__/support/cases';

const LOOSE = { maxDepth: 100, maxValues: 100_000 };
const NESTED = '['.repeat(4_000_000);

/** Returns a value's depth and how many values it has. An empty list or object counts twice. */
function sizeOf(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 };
  const parts = Object.values(value).map(sizeOf);
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    values: parts.reduce((sum, { values }) => sum + values, parts.length === 0 ? 2 : 1),
  };
}

function inChunks(text: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let at = 0;
  for (const size of sizes) chunks.push(text.subarray(at, (at += size)));
  return [...chunks, text.subarray(at)];
}

/** Texts with the letters that mean something in JSON. */
const oddText = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', 'é', '😀', 'a') });
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    oddText,
    fc.constantFrom(null, true, -1.5e3),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddText, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const cuts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 });

it('any JSON in any chunks is within its own size, and exceeds a smaller one', () => {
  always([fc.array(json), cuts, fc.constantFrom('', '\uFEFF', ' \n\t\r')], (value, sizes, before) => {
    const { depth, values } = sizeOf(value);
    const chunks = inChunks(Buffer.from(before + JSON.stringify(value)), sizes);
    const scanAll = (maxDepth: number, maxValues: number) => () => {
      chunks.forEach(createJsonScanner({ maxDepth, maxValues }));
    };
    expect(scanAll(depth, values)).not.toThrow();
    expect(scanAll(depth - 1, values)).toThrow(`JSON that nests deeper than ${depth - 1} levels`);
    expect(scanAll(depth, values - 1)).toThrow(`JSON of more than ${values - 1} values`);
  });
});

it.each([
  ['lists in lists', NESTED, 'nests deeper than 100 levels'],
  ['lists beside lists', `[${'[],'.repeat(1_000_000)}`, 'more than 100000 values'],
  ['lists after a text with an escaped quotation mark', `["\\"",${NESTED}`, 'nests deeper than 100 levels'],
  ['lists after a text that ends with a backslash', `["\\\\",${NESTED}`, 'nests deeper than 100 levels'],
])('megabytes of %s are not parsed', (_, text, message) => {
  expect(() => parseJson(Buffer.from(text), LOOSE)).toThrow(message);
});

it('long texts are parsed, whatever they contain', () => {
  const value = { content: '[{"a":[[,,,'.repeat(500_000) };
  expect(parseJson(Buffer.from(JSON.stringify(value)), LOOSE)).toEqual(value);
});

it('a web page is no JSON, however many brackets it has', () => {
  const scan = createJsonScanner(LOOSE);
  expect(() => scan(Buffer.from(`<!doctype html>${'[,'.repeat(1_000_000)}`))).not.toThrow();
  expect(() => parseJson(Buffer.from('<p>'), LOOSE)).toThrow(SyntaxError);
});
