/** Entries of the table from which the missing words are read: 32 MB, two texts of 5,800 words. */
const MAX_ENTRIES = 2 ** 25;

export interface Match {
  /** How many words of the first text are in the second one, in order. */
  matched: number;
  /** Positions of the others in the first text; null where the texts are too long to tell. */
  missing: number[] | null;
}

const bit = (index: number): bigint => 1n << BigInt(index);

/**
 * Returns the longest common subsequence of two texts. It is exact, and compares a word with 64 others at once (Hyyrö's
 * bit-vector algorithm), so that 50,000 words take about a second.
 */
export function matchWords(wanted: readonly string[], shown: readonly string[]): Match {
  const places = new Map(wanted.map((word) => [word, 0n]));
  for (const [index, word] of shown.entries()) {
    const known = places.get(word);
    if (known !== undefined) places.set(word, known | bit(index));
  }
  const all = bit(shown.length) - 1n;
  const isSmall = wanted.length * shown.length <= MAX_ENTRIES;
  // A zero at a place: the subsequence becomes longer there.
  const table: bigint[] = [];
  let row = all;
  for (const word of wanted) {
    const common = row & (places.get(word) ?? 0n);
    row = ((row + common) | (row - common)) & all;
    if (isSmall) table.push(row);
  }
  return { matched: shown.length - countOnes(row), missing: isSmall ? missingWords(table, shown.length) : null };
}

function missingWords(table: readonly bigint[], width: number): number[] {
  const rows = table.map((row) => row.toString(2).padStart(width, '0'));
  const isLonger = (row: number, column: number): boolean => rows[row]?.at(-1 - column) === '0';
  const missing: number[] = [];
  let column = width - 1;
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    while (column >= 0 && !isLonger(row, column)) column -= 1;
    if (column < 0 || (row > 0 && isLonger(row - 1, column))) missing.push(row);
    else column -= 1;
  }
  return missing.toReversed();
}

function countOnes(bits: bigint): number {
  let ones = 0;
  for (const digit of bits.toString(2)) if (digit === '1') ones += 1;
  return ones;
}
