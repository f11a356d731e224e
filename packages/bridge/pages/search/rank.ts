import { searchedWords, stem, wordsIn } from './words';

import type { SearchResult } from 'minisearch';
import type { RequestedSearch } from '../../wordpress/types';
import type { SearchDocument } from './documents';
import type { SearchIndex } from './search-index';
import type { Term } from './terms';

/** Pages with less of the best page's words are left out. */
const MIN_COVERAGE = 0.4;
/** Pages with less of the first page's score are left out. */
const MIN_SHARE = 0.08;
const MIN_TYPED_SHARE = 0.2;
/** "30" in "30 days" says less than its other words. */
const NUMBER_RARITY = 0.4;
/** Of a word on the lists of synonyms, which is the subject of a search. */
const SUBJECT_RARITY = 1.5;
/** Questions are compared with the headings of the best pages: reading more takes time. */
const MAX_BY_HEADING = 30;
/** People are found by their names. */
const TYPE_WEIGHTS: Readonly<Record<string, number>> = { page: 1.15, contributor: 0.6 };

function importanceOf(term: Term): number {
  if (term.every(({ stems }) => stems.every((one) => /^\d+$/.test(one)))) return NUMBER_RARITY;
  return term.length > 1 ? SUBJECT_RARITY : 1;
}

/** Returns the score of each page that says a term; saying it in several ways counts more. */
function termScores({ engine }: SearchIndex, term: Term): Map<number, number> {
  const scores = new Map<number, number>();
  const importance = importanceOf(term);
  const weights = new Map<string, number>();
  const add = (found: readonly SearchResult[], weight: number): void => {
    // The engine counts a page once more for each of its words.
    for (const { id, score, queryTerms } of found)
      scores.set(Number(id), (scores.get(Number(id)) ?? 0) + (score * weight * importance) / queryTerms.length);
  };
  for (const { stems, weight } of term) {
    const [one = ''] = stems;
    if (stems.length > 1) add(engine.search(stems.join(' '), { combineWith: 'AND' }), weight);
    else weights.set(one, (weights.get(one) ?? 0) + weight);
  }
  if (weights.size > 0)
    add(engine.search([...weights.keys()].join(' '), { boostTerm: (one) => weights.get(one) ?? 0 }), 1);
  return scores;
}

interface Found {
  score: number;
  /** How much of the search the page says: rare words count more. */
  coverage: number;
}

function pagesWith(index: SearchIndex, terms: readonly Term[]): Map<number, Found> {
  const pages = new Map<number, Found>();
  const found = terms.map((term) => termScores(index, term));
  const rarities = found.map(
    ({ size }, i) => Math.log(1 + index.documents.size / (size + 0.5)) * importanceOf(terms[i] ?? []),
  );
  const whole = rarities.reduce((sum, one) => sum + one, 0);
  for (const [i, scores] of found.entries()) {
    for (const [id, score] of scores) {
      const before = pages.get(id) ?? { score: 0, coverage: 0 };
      pages.set(id, { score: before.score + score, coverage: before.coverage + (rarities[i] ?? 0) / whole });
    }
  }
  return pages;
}

/** Returns the share of a title's words that the terms are, 0 to 1; 0 if one of them is not in the title. */
function shareOfTitle(title: string, terms: readonly Term[]): number {
  const words = new Set(searchedWords(title).map(stem));
  const said = terms.map((term) => term.find(({ stems }) => stems.every((one) => words.has(one))));
  const least = Math.min(...said.map((one) => one?.weight ?? 0));
  return (least * new Set(said.flatMap((one) => one?.stems ?? [])).size) / Math.max(1, words.size);
}

/** Returns how much more a page counts because of its title, or the last part of its path: 1 to 2. */
function titleWeight({ title, url }: SearchDocument, terms: readonly Term[]): number {
  const slug = url.split('/').at(-2) ?? '';
  return 1 + Math.max(shareOfTitle(title, terms), shareOfTitle(slug, terms));
}

/** Returns how much more a page counts because a heading, such as a question, is the search: 1 to 2. */
const headingWeight = ({ headings }: SearchDocument, terms: readonly Term[]): number =>
  1 + Math.max(0, ...headings.split('\n').map((heading) => shareOfTitle(heading, terms)));

interface Ranked {
  document: SearchDocument;
  score: number;
}

const byScore = (one: Ranked, other: Ranked): number => other.score - one.score || one.document.id - other.document.id;

/** Returns the pages, most relevant first. @param isUnfinished the last word is still being typed */
export function rankPages(
  index: SearchIndex,
  terms: readonly Term[],
  { words, postType }: RequestedSearch,
  isUnfinished: boolean,
): SearchDocument[] {
  const pages = [...pagesWith(index, terms)];
  const best = Math.max(0, ...pages.map(([, { coverage }]) => coverage));
  const ranked = pages
    .flatMap(([id, { score, coverage }]): Ranked[] => {
      const document = index.documents.get(id);
      if (!document || coverage < best * MIN_COVERAGE || (postType && document.type !== postType)) return [];
      const weight = titleWeight(document, terms) * (TYPE_WEIGHTS[document.type] ?? 1);
      return [{ document, score: score * coverage * weight }];
    })
    .toSorted(byScore);
  const first = ranked
    .splice(0, wordsIn(words).length > 1 ? MAX_BY_HEADING : 0)
    .map(({ document, score }) => ({ document, score: score * headingWeight(document, terms) }))
    .toSorted(byScore);
  const all = [...first, ...ranked];
  const least = (all[0]?.score ?? 0) * (isUnfinished ? MIN_TYPED_SHARE : MIN_SHARE);
  return all.filter(({ score }) => score >= least).map(({ document }) => document);
}
