import { similarStems } from './similar';
import { MAX_SYNONYM_WORDS, PAYER_MEANING, synonymWords, synonymKey, synonymsOf, type Alternative } from './synonyms';
import { isStopWord, searchedWords, stem, wordsIn } from './words';

import type { SearchIndex } from './search-index';

/** A word of the search, or a phrase that has synonyms: a page says it in one of these ways. */
export type Term = readonly Alternative[];

export interface SearchedText {
  text: string;
  /** The stems that name payers. */
  payers?: ReadonlySet<string>;
  /** The last word is still being typed. */
  isUnfinished?: boolean;
}

const MISSPELLED_WEIGHT = 0.8;
/** A word that only begins as the searched one. */
const PREFIX_WEIGHT = 0.6;
const MIN_PREFIX_LENGTH = 3;
const MIN_TYPED_PREFIX_LENGTH = 2;
/** A word of an unfinished search may begin many. */
const MAX_PREFIXED = 10;
/** Of a phrase with synonyms: a page may have its words in other places. */
const PHRASE_WEIGHT = 0.6;
/** What stemming cuts off: "insuran" begins with the stem of "insurance". */
const MAX_ENDING_LENGTH = 3;
const MIN_STEM_LENGTH = 5;
const MIN_JOINED_LENGTH = 6;

const meaningsOf = (one: string, weight: number): Term =>
  [{ stems: [one], weight: 1 }, ...synonymsOf(one)].map((way) => ({ ...way, weight: way.weight * weight }));

/** Returns the known stems that begin with a word, those of the site first; no phrases. */
function begunBy(word: string, { vocabulary }: SearchIndex): string[] {
  const begun = [word, stem(word)].flatMap((form) =>
    [vocabulary, synonymWords()].flatMap((map) =>
      [...map.atPrefix(form).keys()].filter((one) => !one.includes(' ') && !isStopWord(one)).slice(0, MAX_PREFIXED),
    ),
  );
  return [...new Set(begun)].slice(0, MAX_PREFIXED);
}

/** Returns the longest stem of the site with which a word begins, if only an ending is more. */
function stemWithin(word: string, { vocabulary }: SearchIndex): string[] {
  for (
    let length = word.length - 1;
    length >= Math.max(MIN_STEM_LENGTH, word.length - MAX_ENDING_LENGTH);
    length -= 1
  ) {
    const start = word.slice(0, length);
    if (vocabulary.has(start) && !isStopWord(start)) return [start];
  }
  return [];
}

/** Returns what a word may be that no page has: the beginning of others, or misspelled. */
function corrections(index: SearchIndex, word: string): Term {
  const begun = word.length >= MIN_PREFIX_LENGTH ? begunBy(word, index) : [];
  if (begun.length > 0) return begun.flatMap((one) => meaningsOf(one, PREFIX_WEIGHT));
  const known = [index.vocabulary, synonymWords()];
  const similar = similarStems(word, known, 1);
  const likely = similar.length > 0 ? similar : stemWithin(word, index);
  const found = likely.length > 0 ? likely : similarStems(word, known);
  return found.flatMap((one) => meaningsOf(one, MISSPELLED_WEIGHT));
}

function termOf(index: SearchIndex, word: string, isUnfinished: boolean): Term {
  const exact = stem(word);
  const known: Term = index.vocabulary.has(exact) ? [{ stems: [exact], weight: 1 }] : [];
  if (!isUnfinished || word.length < MIN_TYPED_PREFIX_LENGTH)
    return known.length > 0 ? known : corrections(index, word);
  const begun = begunBy(word, index).filter((one) => one !== exact);
  const all = [...known, ...begun.flatMap((one) => meaningsOf(one, PREFIX_WEIGHT))];
  return all.length > 0 ? all : corrections(index, word);
}

/** Returns the stem of a word that is typed as two, such as "after care"; null for two words. */
function joined({ vocabulary }: SearchIndex, [first = '', second = '']: readonly string[]): string | null {
  const one = stem(first + second);
  const isKnown = one.length >= MIN_JOINED_LENGTH && (vocabulary.has(one) || synonymWords().has(one));
  return isKnown && second !== '' && !isStopWord(first + second) ? one : null;
}

/** Returns the terms of a search. The longest phrase that has synonyms is one, and so is the name of a payer. */
export function termsOf(index: SearchIndex, { text, payers = new Set(), isUnfinished = false }: SearchedText): Term[] {
  const telling = new Set(searchedWords(text));
  const words = wordsIn(text);
  const terms: Term[] = payers.size > 0 ? [[PAYER_MEANING]] : [];
  for (let at = 0; at < words.length;) {
    const split = joined(index, words.slice(at, at + 2));
    if (split !== null) {
      terms.push(meaningsOf(split, 1));
      at += 2;
      continue;
    }
    const lengths = Array.from({ length: MAX_SYNONYM_WORDS }, (_, i) => MAX_SYNONYM_WORDS - i);
    const length = lengths.find((one) => synonymsOf(synonymKey(words.slice(at, at + one))).length > 0);
    const own = words.slice(at, at + (length ?? 1));
    at += own.length;
    const isLast = isUnfinished && at >= words.length;
    const stems = own.filter((word) => telling.has(word)).map(stem);
    if (length !== undefined)
      terms.push([
        ...(stems.length > 0 ? [{ stems, weight: own.length > 1 ? PHRASE_WEIGHT : 1 }] : []),
        ...synonymsOf(synonymKey(own)),
      ]);
    else if (stems.some((one) => !payers.has(one) || index.vocabulary.has(one)))
      terms.push(termOf(index, own[0] ?? '', isLast));
  }
  return terms.filter((term) => term.length > 0);
}
