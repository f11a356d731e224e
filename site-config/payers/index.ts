/** Merges the four payer lists. Several dozen kB, so it is a chunk that the search loads when it is first touched. */
import extended from './extended.json';
import inNetwork from './in-network.json';
import provider from './provider.json';
import separate from './separate.json';

import { nameKey } from '../../packages/shared/payer-name';

import type { Payer } from '../../packages/shared/site/types';

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bbc\s*(?:\/\s*)?bs\b/g, 'blue cross blue shield'],
  [/\buhc\b/g, 'unitedhealthcare'],
  [/\bfep\b/g, 'federal employee program'],
  [/&/g, ' and '],
];

/** Returns a typed name in lower case, without abbreviations. */
export const spelledOut = (typed: string): string =>
  ABBREVIATIONS.reduce((words, [short, long]) => words.replace(short, long), typed.toLowerCase().trim());

const listed: Payer[] = [
  ...inNetwork.map((row) => ({ id: row.payer_id, name: row.payer_name, isInNetwork: true })),
  ...provider.map((row) => ({ id: row.payerId, name: row.payerName, isInNetwork: row.isInNetwork })),
  ...separate.map((row) => ({ id: '', name: row.payerName, isInNetwork: row.isInNetwork })),
  ...extended.map((row) => ({ id: row.payerId, name: row.payerName, isInNetwork: false })),
];

/** Returns each payer once: in the network if any list says so, with its first id. */
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

/** All payers, those in the network first, each group by name. */
export const PAYERS: readonly Payer[] = deduplicate(listed).toSorted(
  (one, other) => Number(other.isInNetwork) - Number(one.isInNetwork) || one.name.localeCompare(other.name, 'en'),
);

const byKey = new Map(PAYERS.map((payer) => [nameKey(payer.name), payer]));

/** Returns the payer that a typed text names in full, or by a known abbreviation. */
export const findPayer = (typed: string): Payer | undefined => byKey.get(nameKey(spelledOut(typed)));
