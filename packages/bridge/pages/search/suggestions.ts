import { PAYER_RESULT } from '@footbridge/shared/content-kind';
import { MAX_SUGGESTIONS, MIN_TYPED_LENGTH, type Suggestion } from '@footbridge/shared/suggestions';

import { searchIndex, type SearchIndex } from './search-index';
import { searchIn } from './results';
import { wordsIn } from './words';

const MAX_PAYERS = 2;
const PAGES_BEFORE_PAYERS = 3;
/** A visitor goes on typing: an index that takes longer is for the next letter. */
const PATIENCE_MS = 300;

/** Returns what a visitor may be looking for, whose last word may be unfinished: payers and the most relevant pages. */
export function suggestionsIn(index: SearchIndex, typed: string): Suggestion[] {
  if (wordsIn(typed).join('').length < MIN_TYPED_LENGTH) return [];
  const { ids, payers } = searchIn(index, { words: typed }, !/\s$/.test(typed));
  const pages = ids.flatMap((id): Suggestion[] => {
    const { title = '', url = '', kind = '' } = index.documents.get(id) ?? {};
    return title ? [{ title, url, label: kind }] : [];
  });
  const names = payers.slice(0, MAX_PAYERS).map(({ name }) => ({ title: name, ...PAYER_RESULT }));
  const [last = ''] = wordsIn(typed).slice(-1);
  const isTitled = ({ title }: Suggestion): boolean => wordsIn(title).some((word) => word.startsWith(last));
  // "First responders" is a page, "First Health" a payer.
  const titled = pages.slice(0, PAGES_BEFORE_PAYERS).filter(isTitled);
  return [...new Set([...titled, ...names, ...pages])].slice(0, MAX_SUGGESTIONS);
}

/** Returns the suggestions of this process's index; none while there is no index. WordPress gets no request for them. */
export async function suggestionsFor(typed: string): Promise<Suggestion[]> {
  const index = await searchIndex(PATIENCE_MS);
  return index ? suggestionsIn(index, typed) : [];
}
