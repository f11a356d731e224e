/**
 * The four lists as one: several dozen kilobytes of names, so it is loaded when a visitor first touches the search, and
 * never stands in a page's first scripts.
 */
import extended from './extended.json';
import inNetwork from './in-network.json';
import provider from './provider.json';
import separate from './separate.json';

export interface Payer {
  /** Empty where the lists have none. */
  id: string;
  name: string;
  isInNetwork: boolean;
}

/** Two spellings of one name: case, signs, and "and" for "&" do not count. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const listed: Payer[] = [
  ...inNetwork.map((row) => ({ id: row.payer_id, name: row.payer_name, isInNetwork: true })),
  ...provider.map((row) => ({ id: row.payerId, name: row.payerName, isInNetwork: row.isInNetwork })),
  ...separate.map((row) => ({ id: '', name: row.payerName, isInNetwork: row.isInNetwork })),
  ...extended.map((row) => ({ id: row.payerId, name: row.payerName, isInNetwork: false })),
];

/** Each payer once, however often and wherever it is listed: in the network if any list says so, with the first id that there is. */
function deduplicate(rows: readonly Payer[]): Payer[] {
  const byName = new Map<string, Payer>();
  for (const row of rows) {
    const key = nameKey(row.name);
    const known = byName.get(key);
    byName.set(
      key,
      known ? { ...known, id: known.id || row.id, isInNetwork: known.isInNetwork || row.isInNetwork } : row,
    );
  }
  return [...byName.values()];
}

/** All payers, those in the network first, each half by name. */
export const PAYERS: readonly Payer[] = deduplicate(listed).toSorted(
  (one, other) => Number(other.isInNetwork) - Number(one.isInNetwork) || one.name.localeCompare(other.name, 'en'),
);
