import SearchableMap from 'minisearch/SearchableMap';

import { SUBSTANCES } from '@/shared/substances';
import { PAYERS } from '@/site-config/payers';
import { SYNONYMS } from '@/site-config/search/synonyms';

import { stem, wordsIn } from './words';

/** Stems that are searched together, and their share of the score. */
export interface Alternative {
  stems: readonly string[];
  weight: number;
}

/** The words of the longest synonym. */
export const MAX_SYNONYM_WORDS = 3;
/** A page that says the same in another word. */
const WEIGHT = 0.75;
/** Crystal is methamphetamine, which is a stimulant. */
const MAX_STEPS = 2;
/** What the site calls the subject of a payer's name. */
const PAYER_MEANING = 'insurance';
const MIN_PAYER_WORD_LENGTH = 4;

const stemsOf = (text: string): string[] => wordsIn(text).map(stem);

/** Returns words as a key, in which their endings are equal. */
export const synonymKey = (words: readonly string[]): string => words.map(stem).join(' ');

/** The meanings of each synonym, as keys. A synonym of one word can be found misspelled. */
const MEANINGS = new SearchableMap<readonly string[]>();
for (const list of [SUBSTANCES, SYNONYMS]) {
  const own = new Map<string, string[]>();
  for (const [means, words] of Object.entries(list)) {
    const meaning = stemsOf(means).join(' ');
    for (const key of words.split(',').map((word) => stemsOf(word).join(' ')))
      if (key !== meaning) own.set(key, [...(own.get(key) ?? []), meaning]);
  }
  // The editors' list, the second, replaces meanings of the first.
  for (const [key, meanings] of own) MEANINGS.set(key, meanings);
}

/** Words of payers' names. They have no meaning where the site's own pages have the word. */
const PAYER_WORDS = new SearchableMap<readonly string[]>();
for (const word of PAYERS.flatMap(({ name }) => wordsIn(name)))
  if (word.length >= MIN_PAYER_WORD_LENGTH) PAYER_WORDS.set(stem(word), stemsOf(PAYER_MEANING));

/** The words that a misspelled one is compared with. */
export const SYNONYM_WORDS: readonly SearchableMap<readonly string[]>[] = [MEANINGS, PAYER_WORDS];

/** Returns what else is searched for a key; empty for none. */
export function synonymsOf(key: string, isOnSite = true): Alternative[] {
  const found = new Map<string, number>();
  let keys: readonly string[] = [key];
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    keys = keys.flatMap((one) => MEANINGS.get(one) ?? (isOnSite ? [] : (PAYER_WORDS.get(one) ?? [])));
    for (const one of keys) if (one !== key && !found.has(one)) found.set(one, WEIGHT ** step);
  }
  return [...found].map(([one, weight]) => ({ stems: one.split(' '), weight }));
}
