import SearchableMap from 'minisearch/SearchableMap';

import { PAYER_RESULT } from '@footbridge/shared/content-kind';
import { nameKey } from '@footbridge/shared/payer-name';

import { theme } from '../../wordpress/theme';
import { isUnknownPath } from '../routing/unknown-path';
import { synonymWords } from './synonyms';
import { similarStems } from './similar';
import { searchedWords, stem, wordsIn } from './words';

import type { Payer } from '@footbridge/shared/site/types';

export interface NamedPayers {
  payers: Payer[];
  stems: ReadonlySet<string>;
}

const MAX_PAYERS = 3;
const MIN_FIRST_WORD_LENGTH = 4;
/** Shorter beginnings of names are words, except while one is being typed. */
const MIN_KEY_LENGTH = 8;
const MIN_TYPED_KEY_LENGTH = 3;
const NONE: NamedPayers = { payers: [], stems: new Set() };
/** Words of questions about a payer. */
const ABOUT = new Set(
  ['insurance', 'insurer', 'plan', 'plans', 'accept', 'accepted', 'cover', 'covered', 'coverage', 'network'].map(stem),
);

interface Names {
  names: readonly { payer: Payer; stems: string[]; key: string }[];
  /** The first words of the names, with which misspelled ones are compared. */
  firstWords: SearchableMap<true>;
}

let known: Names | undefined;

function namesOf(payers: readonly Payer[]): Names {
  const names = payers.map((payer) => ({
    payer,
    stems: wordsIn(payer.name).map(stem),
    key: nameKey(payer.name),
  }));
  const firstWords = new SearchableMap<true>();
  for (const { stems } of names)
    if ((stems[0] ?? '').length >= MIN_FIRST_WORD_LENGTH) firstWords.set(stems[0] ?? '', true);
  return { names, firstWords };
}

const payerNames = (): Names => (known ??= namesOf(theme().search.payers));

/** Returns the payers with these names, the whole names alone if there are some. */
function startingWith(searched: readonly string[], key: string, isUnfinished: boolean): Payer[] {
  const isLong = key.length >= (isUnfinished ? MIN_TYPED_KEY_LENGTH : MIN_KEY_LENGTH);
  const hasKey = (name: string): boolean => name === key || (isLong && name.startsWith(key));
  const named = payerNames().names.filter(
    (name) => hasKey(name.key) || searched.every((one, i) => name.stems[i] === one),
  );
  const exact = named.filter((name) => name.key === key || name.stems.length === searched.length);
  return (exact.length > 0 ? exact : named).slice(0, MAX_PAYERS).map(({ payer }) => payer);
}

/** Returns the longest names within a search, such as "does the clinic take aetna". */
function within(searched: readonly string[], isWord: (stem: string) => boolean): NamedPayers {
  const text = ` ${searched.join(' ')} `;
  const named = payerNames().names.filter(({ stems }) => text.includes(` ${stems.join(' ')} `) && !stems.every(isWord));
  const longest = Math.max(0, ...named.map(({ stems }) => stems.length));
  const found = named.filter(({ stems }) => stems.length === longest);
  return {
    payers: found.slice(0, MAX_PAYERS).map(({ payer }) => payer),
    stems: new Set(found.flatMap(({ stems }) => stems)),
  };
}

/** Returns the payers that a search names. @param vocabulary of the site's pages: one such word alone names no payer */
export function payersNamed(text: string, vocabulary: SearchableMap<true>, isUnfinished = false): NamedPayers {
  const words = searchedWords(text).filter((word) => !ABOUT.has(stem(word)));
  const [first] = words;
  if (
    first === undefined ||
    isUnknownPath(PAYER_RESULT.url) ||
    (!isUnfinished && words.length === 1 && vocabulary.has(stem(first)))
  )
    return NONE;
  const { firstWords } = payerNames();
  const synonyms = synonymWords();
  const isKnown = (one: string): boolean => vocabulary.has(one) || firstWords.has(one) || synonyms.has(one);
  const searched = words.map((word) => {
    if (isKnown(stem(word))) return stem(word);
    const [similar = ''] = similarStems(word, [vocabulary, synonyms, firstWords]);
    return firstWords.has(similar) && !vocabulary.has(similar) ? similar : stem(word);
  });
  const payers = startingWith(searched, nameKey(words.join('')), isUnfinished);
  return payers.length > 0
    ? { payers, stems: new Set(words.map(stem)) }
    : within(searched, (one) => vocabulary.has(one));
}
