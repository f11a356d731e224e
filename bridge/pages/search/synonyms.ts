import SearchableMap from 'minisearch/SearchableMap';

import { SUBSTANCES } from '@/shared/substances';
import { SPANISH } from '@/site-config/search/spanish';
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

const stemsOf = (text: string): string[] => wordsIn(text).map(stem);

/** Returns words as a key, in which their endings are equal. */
export const synonymKey = (words: readonly string[]): string => words.map(stem).join(' ');

/** The meanings of each synonym, as keys. A synonym of one word can be found misspelled. */
const MEANINGS = new SearchableMap<readonly string[]>();
for (const list of [SUBSTANCES, SYNONYMS, SPANISH]) {
  const own = new Map<string, string[]>();
  for (const [means, words] of Object.entries(list)) {
    const meaning = stemsOf(means).join(' ');
    for (const key of words.split(',').map((word) => stemsOf(word).join(' ')))
      if (key !== meaning) own.set(key, [...(own.get(key) ?? []), meaning]);
  }
  // A later list replaces meanings of an earlier one.
  for (const [key, meanings] of own) MEANINGS.set(key, meanings);
}

/** What the site calls the subject of a payer's name. */
export const PAYER_MEANING: Alternative = { stems: stemsOf('insurance'), weight: WEIGHT };

/** The words with meanings, with which unfinished and misspelled ones are compared. */
export const SYNONYM_WORDS: SearchableMap<unknown> = MEANINGS;

/** Returns what else is searched for a key; empty for none. */
export function synonymsOf(key: string): Alternative[] {
  const found = new Map<string, number>();
  let keys: readonly string[] = [key];
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    keys = keys.flatMap((one) => MEANINGS.get(one) ?? []);
    for (const one of keys) if (one !== key && !found.has(one)) found.set(one, WEIGHT ** step);
  }
  return [...found].map(([one, weight]) => ({ stems: one.split(' '), weight }));
}
