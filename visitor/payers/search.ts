import uFuzzy from '@leeoniya/ufuzzy';

import { PAYERS } from '@/site-config/payers';

import { measureOf } from './alike';

import type { Payer } from '@/site-config/payers';

export type { Payer };

/** How many are offered at once: a list that a thumb can read, and a screen reader can walk. */
export const OFFERED = 8;

/** What people write for names that are too long to write. */
const SHORT: readonly [RegExp, string][] = [
  [/\bbc\s*(?:\/\s*)?bs\b/g, 'blue cross blue shield'],
  [/\buhc\b/g, 'unitedhealthcare'],
  [/\bfep\b/g, 'federal employee program'],
  [/&/g, ' and '],
];

/** Words in any order, as long as there are no more: each order is a search of its own. */
const WORDS_IN_ANY_ORDER = 3;
/** Below it two words only share a syllable. */
const LOOKS_ALIKE = 0.45;

/** One wrong, missing, doubled or swapped letter in each word; a word begins where a name's word does. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, interLft: 1 });
const names = PAYERS.map(({ name }) => name.toLowerCase().replaceAll('&', ' and '));
const all = PAYERS.map((payer) => ({ payer, measure: measureOf(payer.name) }));

/** Whether each word typed begins a word of this name: then nothing is misspelt. */
const isSpeltSo = (at: number, words: string): boolean =>
  words.split(/\s+/).every((word) => ` ${names[at] ?? ''}`.includes(` ${word}`));

/** Places in the list of what fits: with an error in each word; and what only looks alike, where the spelling is nobody's. */
function fitting(words: string): Set<number> {
  const inOrder = fuzzy.search(names, words)[0] ?? [];
  const places = new Set(inOrder.length > 0 ? inOrder : fuzzy.search(names, words, WORDS_IN_ANY_ORDER)[0]);
  if (![...places].some((at) => isSpeltSo(at, words))) {
    all.forEach(({ measure }, at) => {
      if (measure(words) >= LOOKS_ALIKE) places.add(at);
    });
  }
  return places;
}

/**
 * Payers of any of the four lists by name, those in the network first, then by how much they look like what is typed.
 * Typing errors are forgiven.
 * @param typed what stands in the field; nothing gives the first of all
 * @returns at most `count`, each payer once
 */
export function searchPayers(typed: string, count = OFFERED): Payer[] {
  let words = typed.toLowerCase().trim();
  if (!words) return PAYERS.slice(0, count);
  for (const [short, long] of SHORT) words = words.replace(short, long);
  return [...fitting(words)]
    .flatMap((at) => all[at] ?? [])
    .map(({ payer, measure }) => ({ payer, rank: Number(payer.isInNetwork) * 2 + measure(words) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({ payer }) => payer);
}
