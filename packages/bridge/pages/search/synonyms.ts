import SearchableMap from 'minisearch/SearchableMap';

import { SUBSTANCES } from '@footbridge/shared/substances';

import { theme } from '../../wordpress/theme';
import { stem, wordsIn } from './words';

/** Stems that are searched together, and their share of the score. */
export interface Alternative {
  stems: readonly string[];
  weight: number;
}

export const MAX_SYNONYM_WORDS = 3;
/** A page that says the same in another word. */
const WEIGHT = 0.75;
/** Crystal is methamphetamine, which is a stimulant. */
const MAX_STEPS = 2;

const stemsOf = (text: string): string[] => wordsIn(text).map(stem);

/** Returns words as a key, in which their endings are equal. */
export const synonymKey = (words: readonly string[]): string => words.map(stem).join(' ');

type Meanings = SearchableMap<readonly string[]>;

let known: Meanings | undefined;

/** Returns the meanings of each synonym, as keys. A synonym of one word can be found misspelled. */
function meaningsOf(lists: readonly Readonly<Record<string, string>>[]): Meanings {
  const meanings: Meanings = new SearchableMap();
  for (const list of lists) {
    const own = new Map<string, string[]>();
    for (const [means, words] of Object.entries(list)) {
      const meaning = stemsOf(means).join(' ');
      for (const key of words.split(',').map((word) => stemsOf(word).join(' ')))
        if (key !== meaning) own.set(key, [...(own.get(key) ?? []), meaning]);
    }
    // A later list replaces meanings of an earlier one.
    for (const [key, values] of own) meanings.set(key, values);
  }
  return meanings;
}

const meanings = (): Meanings => (known ??= meaningsOf([SUBSTANCES, ...theme().search.synonyms]));

/** What the site calls the subject of a payer's name. */
export const PAYER_MEANING: Alternative = { stems: stemsOf('insurance'), weight: WEIGHT };

/** Returns the words with meanings, with which unfinished and misspelled ones are compared. */
export const synonymWords = (): SearchableMap<unknown> => meanings();

export function synonymsOf(key: string): Alternative[] {
  const found = new Map<string, number>();
  let keys: readonly string[] = [key];
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    keys = keys.flatMap((one) => meanings().get(one) ?? []);
    for (const one of keys) if (one !== key && !found.has(one)) found.set(one, WEIGHT ** step);
  }
  return [...found].map(([one, weight]) => ({ stems: one.split(' '), weight }));
}
