import { excerptOf } from './excerpt';
import { searchIndex, type SearchIndex } from './search-index';
import { payersNamed } from './payers';
import { rankPages } from './rank';
import { termsOf } from './terms';

import type { Payer } from '@footbridge/shared/site/types';
import type { RequestedSearch } from '../../wordpress/types';

export interface SearchResults {
  /** As it was answered: a type that the site does not have limits nothing, as in WordPress. */
  search: RequestedSearch;
  ids: number[];
  payers: Payer[];
  /** Returns the part of a result's text that says the words: every second string is one of them. */
  excerpt(id: number): string[];
}

/** Searches an index. @param isUnfinished the last word is still being typed */
export function searchIn(index: SearchIndex, requested: RequestedSearch, isUnfinished = false): SearchResults {
  const { words } = requested;
  const postType = [...index.documents.values()].find(({ type }) => type === requested.postType)?.type;
  const search = { words, ...(postType !== undefined && { postType }) };
  const named = payersNamed(words, index.vocabulary, isUnfinished);
  const terms = termsOf(index, { text: words, payers: named.stems, isUnfinished });
  const stems = terms.flatMap((term) => term.flatMap((alternative) => alternative.stems));
  return {
    search,
    ids: rankPages(index, terms, search, isUnfinished).map(({ id }) => id),
    payers: postType ? [] : named.payers,
    excerpt(id) {
      const document = index.documents.get(id);
      return document ? excerptOf(document, stems) : [];
    },
  };
}

/** Searches this process's index; null without one. WordPress alone has files. */
export async function searchOwn(search: RequestedSearch): Promise<SearchResults | null> {
  const index = search.postType === 'attachment' ? null : await searchIndex();
  return index && searchIn(index, search);
}
