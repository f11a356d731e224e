import { MAX_SYNONYM_WORDS, SYNONYM_WORDS, synonymKey, synonymsOf } from './synonyms';
import { searchedWords, stem, wordsIn } from './words';

import type SearchableMap from 'minisearch/SearchableMap';
import type { SearchIndex } from './search-index';
import type { Alternative } from './synonyms';

/** A word of the search, or a phrase that has synonyms: a page says it in one of these ways. */
export type Term = readonly Alternative[];

const MISSPELLED_WEIGHT = 0.8;
/** A word that only begins as the searched one. */
const PREFIX_WEIGHT = 0.6;
const MIN_PREFIX_LENGTH = 3;
/** A word of an unfinished search may begin many. */
const MAX_PREFIXED = 10;
/** Two errors are two wrong letters: with more or fewer letters it is another word. */
const MIN_LENGTH_OF_TWO_ERRORS = 7;
const MIN_LENGTH_OF_ERROR = 5;

/** Returns the known words with the fewest errors, those with the same first letter first. */
function similarWords(word: string, maps: readonly SearchableMap<unknown>[]): string[] {
  if (word.length < MIN_LENGTH_OF_ERROR) return [];
  const errors = word.length < MIN_LENGTH_OF_TWO_ERRORS ? 1 : 2;
  const similar = maps.flatMap((map) =>
    [...map.fuzzyGet(word, errors)].map(([one, [, distance]]) => ({ one, distance })),
  );
  const likely = similar.filter(({ one, distance }) => distance < 2 || one.length === word.length);
  const sameStart = likely.filter(({ one }) => one[0] === word[0]);
  const candidates = sameStart.length > 0 ? sameStart : likely;
  const fewest = Math.min(...candidates.map(({ distance }) => distance));
  return [...new Set(candidates.filter(({ distance }) => distance === fewest).map(({ one }) => one))];
}

/** Returns what a word may be that no page has: the beginning of others, or misspelled. */
function corrections({ vocabulary }: SearchIndex, word: string): Term {
  const begun = word.length >= MIN_PREFIX_LENGTH ? [...vocabulary.atPrefix(word).keys()].slice(0, MAX_PREFIXED) : [];
  if (begun.length > 0) return begun.map((one) => ({ stems: [one], weight: PREFIX_WEIGHT }));
  return similarWords(stem(word), [vocabulary, ...SYNONYM_WORDS]).flatMap((one) =>
    [{ stems: [one], weight: 1 }, ...synonymsOf(one, vocabulary.has(one))].map(({ stems, weight }) => ({
      stems,
      weight: weight * MISSPELLED_WEIGHT,
    })),
  );
}

/** Returns the term of a word that is no synonym. */
function termOf(index: SearchIndex, word: string): Term {
  const exact = stem(word);
  if (index.vocabulary.has(exact)) return [{ stems: [exact], weight: 1 }];
  const meanings = synonymsOf(exact, false);
  return meanings.length > 0 ? meanings : corrections(index, word);
}

/** Returns the terms of a search. The longest phrase that has synonyms is one. */
export function termsOf(index: SearchIndex, text: string): Term[] {
  const telling = new Set(searchedWords(text));
  const words = wordsIn(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: MAX_SYNONYM_WORDS }, (_, i) => MAX_SYNONYM_WORDS - i);
    const length = lengths.find((one) => synonymsOf(synonymKey(words.slice(at, at + one))).length > 0);
    const own = words.slice(at, at + (length ?? 1));
    at += own.length;
    const stems = own.filter((word) => telling.has(word)).map(stem);
    if (length !== undefined)
      terms.push([...(stems.length > 0 ? [{ stems, weight: 1 }] : []), ...synonymsOf(synonymKey(own))]);
    else if (stems.length > 0) terms.push(termOf(index, own[0] ?? ''));
  }
  return terms;
}
