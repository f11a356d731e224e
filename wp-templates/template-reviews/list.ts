import type { AddressContext, TransformTools } from '@/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { SourceView } from '@/components/ReviewSources/ReviewSources';
import type { ReviewFieldsFragment } from '@/gql/graphql';
import { averageRating, newestFirst, reviewViews, sourceName } from '../shared/reviews';

/** So many stand on a page: a phone's few screens. All others are on its further pages, each with an address. */
const PER_PAGE = 12;

export interface ReviewList {
  /** This page's, the newest first. */
  reviews: ReviewView[];
  /** How many there are on all pages. */
  count: number;
  /** Of all these that have a rating; null where none has. */
  average: RatingView | null;
  paging: PagingView;
  /** Empty where all come from one place. */
  sources: SourceView[];
  /** Where the reviews shown were written, in words; null for all. */
  source: string | null;
}

type Nodes = (ReviewFieldsFragment | null)[];

/** What an address can hold; a source that is called otherwise is only among all. */
const sourceOf = (node: ReviewFieldsFragment | null): string =>
  /^[a-z][a-z0-9-]{0,30}$/.exec(node?.reviewDetails?.sourceType?.[0] ?? '')?.[0] ?? '';

/** The ways to the reviews of each source, the one with the most reviews first. */
function sourcesOf(nodes: Nodes, own: string, asked: string | null): SourceView[] {
  const counts = new Map<string, number>();
  for (const node of nodes) counts.set(sourceOf(node), (counts.get(sourceOf(node)) ?? 0) + 1);
  const named = [...counts]
    .filter(([source]) => source !== '')
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  if (named.length < 2) return [];
  const all = { name: 'All', url: own, count: nodes.length, isShown: asked === null };
  return [
    all,
    ...named.map(([source, count]) => ({
      name: sourceName(source),
      url: `${own}from/${source}/`,
      count,
      isShown: asked === source,
    })),
  ];
}

/**
 * One page of the reviews that say something.
 * @param own the page's own path
 * @returns null where the address asks for a page or a source that is not there
 */
export function reviewList(
  nodes: Nodes | null | undefined,
  own: string,
  tools: TransformTools,
  { reviews: asked }: AddressContext,
): ReviewList | null {
  const { source, page } = asked ?? { source: null, page: 1 };
  const all = newestFirst(nodes).filter((node) => reviewViews([node], tools).length > 0);
  const chosen = source === null ? all : all.filter((node) => sourceOf(node) === source);
  const pages = Math.ceil(chosen.length / PER_PAGE);
  if ((source !== null || page > 1) && page > pages) return null;
  return {
    reviews: reviewViews(chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE), tools),
    count: chosen.length,
    average: averageRating(chosen),
    paging: { page, pages, base: source === null ? own : `${own}from/${source}/` },
    sources: sourcesOf(all, own, source),
    source: source === null ? null : sourceName(source),
  };
}
