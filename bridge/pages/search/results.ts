import { excerptOf } from './excerpt';
import { searchIndex } from './search-index';
import { payersNamed } from './payers';
import { termsOf } from './terms';
import { searchedWords, stem, wordsIn } from './words';

import type { Payer } from '@/site-config/payers';
import type { RequestedSearch } from '../../wordpress/types';
import type { SearchIndex } from './search-index';
import type { Alternative } from './synonyms';
import type { Term } from './terms';

export interface SearchResults {
  /** Most relevant first. */
  ids: number[];
  payers: Payer[];
  /** Returns the part of a result's text that says the words: every second string is one of them. */
  excerpt(id: number): string[];
}

/** Pages with less of the best page's words are left out. */
const MIN_COVERAGE = 0.4;
/** Pages with less of the first page's score are left out. */
const MIN_SHARE = 0.08;
/** For a page whose title is the search, or has all its words. */
const SAME_TITLE = 2;
const WHOLE_IN_TITLE = 1.4;
/** People are found by their names. */
const TYPE_WEIGHTS: Readonly<Record<string, number>> = { page: 1.15, contributor: 0.6 };

/** Returns the score of each page that has all stems. */
function scoresOf({ engine }: SearchIndex, { stems, weight }: Alternative): Map<number, number> {
  const found = engine.search(stems.join(' '), { combineWith: 'AND' });
  return new Map(found.map(({ id, score }) => [Number(id), (score * weight) / stems.length]));
}

/** Returns the score of each page that says a term; saying it in several ways counts more. */
function termScores(index: SearchIndex, term: Term): Map<number, number> {
  const scores = new Map<number, number>();
  for (const alternative of term) {
    for (const [id, score] of scoresOf(index, alternative)) scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

interface Found {
  score: number;
  /** How much of the search the page says: rare words count more. */
  coverage: number;
}

/** Returns the pages that say some of the terms. */
function pagesWith(index: SearchIndex, terms: readonly Term[]): Map<number, Found> {
  const pages = new Map<number, Found>();
  const found = terms.map((term) => termScores(index, term));
  const rarities = found.map(({ size }) => Math.log(1 + index.documents.size / (size + 0.5)));
  const whole = rarities.reduce((sum, one) => sum + one, 0);
  for (const [i, scores] of found.entries()) {
    for (const [id, score] of scores) {
      const before = pages.get(id) ?? { score: 0, coverage: 0 };
      pages.set(id, { score: before.score + score, coverage: before.coverage + (rarities[i] ?? 0) / whole });
    }
  }
  return pages;
}

/** Returns how much more a page counts because of its title. @param searched stems */
function titleWeight(title: string, searched: readonly string[]): number {
  const stems = new Set(wordsIn(title).map(stem));
  if (!searched.every((one) => stems.has(one))) return 1;
  return stems.size === searched.length ? SAME_TITLE : WHOLE_IN_TITLE;
}

/** Searches an index. */
export function searchIn(index: SearchIndex, { words, postType }: RequestedSearch): SearchResults {
  const terms = termsOf(index, words);
  const searched = [...new Set(searchedWords(words).map(stem))];
  const pages = [...pagesWith(index, terms)];
  const best = Math.max(0, ...pages.map(([, { coverage }]) => coverage));
  const ranked = pages
    .flatMap(([id, { score, coverage }]) => {
      const document = index.documents.get(id);
      if (!document || coverage < best * MIN_COVERAGE || (postType && document.type !== postType)) return [];
      const weight = titleWeight(document.title, searched) * (TYPE_WEIGHTS[document.type] ?? 1);
      return [{ id, score: score * coverage * weight }];
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id);
  const least = (ranked[0]?.score ?? 0) * MIN_SHARE;
  const stems = terms.flatMap((term) => term.flatMap((alternative) => alternative.stems));
  return {
    ids: ranked.filter(({ score }) => score >= least).map(({ id }) => id),
    payers: postType ? [] : payersNamed(words, index.vocabulary),
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
