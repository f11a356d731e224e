import uFuzzy from '@leeoniya/ufuzzy';

import { findPayer, PAYERS, spelledOut } from '@/site-config/payers';

import type { Payer } from '@footbridge/shared/site/types';

/** Returns a word's bigrams, with marks for its beginning and end. */
function pairs(word: string): Set<string> {
  const letters = `^${word.toLowerCase().replace(/[^a-z0-9]/g, '')}$`;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

function likeness(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** Weight of a single word of a name, compared to the whole name. */
const OF_A_WORD = 0.9;

/** Returns the likeness of a query to a name or one of its words, 0 to 1. */
type Measure = (typed: string) => number;

/** Prepares a name's bigrams and returns its measure. */
function measureOf(name: string): Measure {
  const whole = pairs(name);
  const words = name.split(/[^A-Za-z0-9]+/).flatMap((word) => (word.length > 2 ? [pairs(word)] : []));
  return (typed) => {
    const wanted = pairs(typed);
    return Math.max(likeness(wanted, whole), ...words.map((word) => OF_A_WORD * likeness(wanted, word)));
  };
}

export { findPayer };
export type { Payer };

/** Results shown at once. */
export const MAX_RESULTS = 8;

/** Words are tried in any order up to this many, because each order is a search. */
const MAX_REORDERED_WORDS = 3;
/** Below it two words only share a syllable. */
const MIN_LIKENESS = 0.45;

/** Allows one wrong, missing, doubled or swapped letter in each word; a word matches from a word's beginning. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, interLft: 1 });
const names = PAYERS.map(({ name }) => name.toLowerCase().replaceAll('&', ' and '));
const all = PAYERS.map((payer) => ({ payer, measure: measureOf(payer.name) }));

/** Returns whether each typed word begins a word of this name, so that nothing is misspelled. */
const isSpelledSo = (at: number, words: string): boolean =>
  words.split(/\s+/).every((word) => ` ${names[at] ?? ''}`.includes(` ${word}`));

/** Returns indexes of matching payers: with one error a word, and if the spelling matches no name, of similar names. */
function matches(words: string): Set<number> {
  const inOrder = fuzzy.search(names, words)[0] ?? [];
  const places = new Set(inOrder.length > 0 ? inOrder : fuzzy.search(names, words, MAX_REORDERED_WORDS)[0]);
  if (![...places].some((at) => isSpelledSo(at, words))) {
    all.forEach(({ measure }, at) => {
      if (measure(words) >= MIN_LIKENESS) places.add(at);
    });
  }
  return places;
}

/** Searches payers by name, tolerating typing errors. Payers in the network come first, then by likeness. */
export function searchPayers(typed: string, count = MAX_RESULTS): Payer[] {
  const words = spelledOut(typed);
  if (!words) return PAYERS.slice(0, count);
  return [...matches(words)]
    .flatMap((at) => all[at] ?? [])
    .map(({ payer, measure }) => ({ payer, rank: Number(payer.isInNetwork) * 2 + measure(words) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({ payer }) => payer);
}
