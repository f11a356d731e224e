import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tables by their number in a woff2 file; others are ignored. */
const KNOWN = new Map([
  [0, 'cmap'],
  [5, 'name'],
]);
/** Sizes of these two are followed by one of what they were changed to: glyf, loca. */
const CHANGED = [10, 11];

/** Returns the untransformed tables of a woff2 file. */
function tablesOf(file: string): Map<string, Buffer> {
  const bytes = readFileSync(file);
  const packedLength = bytes.readUInt32BE(20);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  const places = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++);
    const number = flags & 63;
    if (number === 63) at += 4;
    let length = base128();
    const version = flags >> 6;
    if (CHANGED.includes(number) ? version !== 3 : version !== 0) length = base128();
    const place = { name: KNOWN.get(number), from: offset, to: offset + length };
    offset += length;
    return place;
  });
  const data = brotliDecompressSync(bytes.subarray(at, at + packedLength));
  return new Map(places.flatMap(({ name, from, to }) => (name ? [[name, data.subarray(from, to)]] : [])));
}

const table = (file: string, name: string): Buffer => {
  const found = tablesOf(file).get(name);
  if (!found) throw new Error(`${file} has no ${name}`);
  return found;
};

const known = new Map<string, Set<number>>();

/** The letters of a font, of the subtable that all of ours have (format 4). */
export function lettersOf(file: string): Set<number> {
  const read = known.get(file);
  if (read) return read;
  const cmap = table(file, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = subtables.find((one) => cmap.readUInt16BE(one) === 4);
  if (start === undefined) throw new Error(`${file} has no cmap of format 4`);
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const word = (column: number, segment: number) =>
    start + 14 + (column > 0 ? 2 : 0) + (column * segments + segment) * 2;
  const letters = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const [last, first, delta, far] = [0, 1, 2, 3].map((column) => cmap.readUInt16BE(word(column, segment)));
    for (let letter = first ?? 0; letter <= (last ?? 0) && letter < 0xff_ff; letter++) {
      const glyph = far
        ? cmap.readUInt16BE(word(3, segment) + far + (letter - (first ?? 0)) * 2)
        : (letter + (delta ?? 0)) & 0xff_ff;
      if (glyph !== 0) letters.add(letter);
    }
  }
  known.set(file, letters);
  return letters;
}

/** Returns a font's names and copyright. */
export function namesOf(file: string): string {
  const names = table(file, 'name');
  const texts = names.subarray(names.readUInt16BE(4));
  return `${texts.toString('latin1')}\n${Buffer.from(texts.subarray(0, texts.length & ~1))
    .swap16()
    .toString('utf16le')}`.replaceAll('\0', '');
}
