/** Generates hostile values: texts that grow to a limit, and valid values with a sign too many. */
import * as fc from 'fast-check';
import { grown, SHAPES as GROWING, type Growing } from '../../../script/lib/fuzz/hostile-texts';

export type Hostile =
  | { text: Growing; bytes: number; isAfterValid: boolean }
  /** A sign is inserted, or letters are escaped, in one of some places of a valid value. */
  | { sign: string; place: number; times: number };

const PIECES = {
  long: ['-', 'a', ' ', '/', '.', '0'],
  repeated: ['&', '=1&', '[]=1&', '[a]=&', ', ', 'a,', 'a;', 'a=1; ', 'a/b;q=0.1,', '/a', '"a" '],
  nested: ['(', '[', '{', '<', '"', '../', '%25', '[a]', '{"a":', "\\'", 'a(', '((a+'],
} as const;

/** Writes letters as `%61`. */
const ESCAPE = '%xx';
const SIGNS = ['/', './', '%2F', '\\', '%5C', '#', '?', ';', '&', '%20', '%00', '.', '-', ESCAPE];
const MAX_TIMES = 6;
/** How many spellings of a value are sent: a sign repeated more often would be another shape. */
export const MAX_SPELLINGS = 50;
/** Where signs are inserted: at the end, before the last name, after the first sign, before the extension. */
const PLACES: ((valid: string) => number)[] = [
  (valid) => valid.length,
  (valid) => valid.lastIndexOf('/', valid.length - 2) + 1,
  () => 1,
  (valid) => Math.max(0, valid.lastIndexOf('.')),
];

export const SHAPES = ['long', 'repeated', 'nested', 'almost matching'] as const;
export type Shape = (typeof SHAPES)[number];

/** Returns the known values of a shape, each once. */
export const knownValues = (shape: Shape, bytes: number): Hostile[] =>
  shape === 'almost matching'
    ? SIGNS.flatMap((sign) => PLACES.map((_, place) => ({ sign, place, times: 1 })))
    : PIECES[shape].map((piece) => ({ text: { before: '', piece, after: '' }, bytes, isAfterValid: false }));

/** Returns values of a shape, most of them of all the bytes. */
export function hostileValue(shape: Shape, bytes: number): fc.Arbitrary<Hostile> {
  if (shape === 'almost matching')
    return fc.record({
      sign: fc.constantFrom(...SIGNS),
      place: fc.nat(PLACES.length - 1),
      times: fc.integer({ min: 1, max: MAX_TIMES }),
    });
  const piece = fc.constantFrom(...PIECES[shape]);
  return fc.record({
    text: fc.oneof(
      fc.record({ before: fc.constant(''), piece, after: fc.constantFrom('', '!', ' x') }),
      ...(shape === 'repeated' ? [fc.constantFrom(...Object.values(GROWING))] : []),
    ),
    bytes: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.constantFrom(...[8, 4, 2].map((share) => Math.floor(bytes / share))) },
      { weight: 9, arbitrary: fc.constant(bytes) },
    ),
    isAfterValid: fc.boolean(),
  });
}

/**
 * Returns a value's text.
 * @param valid what the input has in an ordinary request
 * @param attempt makes another text of the same cost and meaning: the site may have cached the last one
 */
export function textOf(hostile: Hostile, valid: string, attempt: number): string {
  if ('text' in hostile) {
    const { text, bytes, isAfterValid } = hostile;
    const prefix = isAfterValid ? valid : '';
    return prefix + grown(text, Math.max(1, Math.floor((bytes - prefix.length) / text.piece.length)));
  }
  const place = PLACES[hostile.place]?.(valid) ?? 0;
  // Nothing is left to escape at the end.
  const at = hostile.sign === ESCAPE && place === valid.length ? 0 : place;
  const times = hostile.times + attempt;
  const [start, rest] = [valid.slice(0, at), valid.slice(at)];
  if (hostile.sign !== ESCAPE) return start + hostile.sign.repeat(times) + rest;
  const escaped = Buffer.from(rest.slice(0, times)).toString('hex').replace(/../g, '%$&');
  return start + escaped + rest.slice(times);
}
