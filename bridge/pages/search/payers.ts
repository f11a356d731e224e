import { PAYERS } from '@/site-config/payers';

import { searchedWords, stem, wordsIn } from './words';

import type { Payer } from '@/site-config/payers';

const MAX_PAYERS = 3;
/** Words of questions about a payer. */
const ABOUT = new Set(
  ['insurance', 'insurer', 'plan', 'plans', 'accept', 'accepted', 'cover', 'covered', 'coverage', 'network'].map(stem),
);

const stemsOf = (text: string): string[] =>
  searchedWords(text)
    .map(stem)
    .filter((one) => !ABOUT.has(one));
const NAMES = PAYERS.map((payer) => ({ payer, stems: wordsIn(payer.name).map(stem) }));

/**
 * Returns the payers whose names begin with the words of a search, those in the network first.
 * @param vocabulary what the site's own pages say: one such word alone, like a state's name, names no payer
 */
export function payersNamed(words: string, vocabulary: { has(stem: string): boolean }): Payer[] {
  const searched = stemsOf(words);
  const [first] = searched;
  if (first === undefined || (searched.length === 1 && vocabulary.has(first))) return [];
  const named = NAMES.filter(({ stems }) => searched.every((one, i) => stems[i] === one));
  const exact = named.filter(({ stems }) => stems.length === searched.length);
  return (exact.length > 0 ? exact : named).slice(0, MAX_PAYERS).map(({ payer }) => payer);
}
