import type { AddressContext, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { SourceView } from '@/components/ReviewSources/ReviewSources';
import type { ReviewFieldsFragment } from '@/gql/graphql';
import { averageRating, newestFirst, reviewViews, sourceName } from '../shared/reviews';
import type { ReviewList } from './View';

/** Reviews on a page. */
const PER_PAGE = 12;

type Nodes = (ReviewFieldsFragment | null)[];

/** Returns a source's key if it is valid in a URL; others have no page. */
const sourceOf = (node: ReviewFieldsFragment | null): string =>
  /^[a-z][a-z0-9-]{0,30}$/.exec(node?.reviewDetails?.sourceType?.[0] ?? '')?.[0] ?? '';

/** Returns links to each source's reviews, by descending count. */
function sourcesOf(nodes: Nodes, own: string, requestedSource: string | null): SourceView[] {
  const counts = new Map<string, number>();
  for (const node of nodes) counts.set(sourceOf(node), (counts.get(sourceOf(node)) ?? 0) + 1);
  const named = [...counts]
    .filter(([source]) => source !== '')
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  if (named.length < 2) return [];
  const all = { name: 'All', url: own, count: nodes.length, isShown: requestedSource === null };
  return [
    all,
    ...named.map(([source, count]) => ({
      name: sourceName(source),
      url: `${own}from/${source}/`,
      count,
      isShown: requestedSource === source,
    })),
  ];
}

/**
 * Returns a page of the reviews with a text.
 * @returns null if the URL names a page or source that does not exist
 */
export function reviewList(
  nodes: Nodes | null | undefined,
  own: string,
  tools: TransformTools,
  { reviews: requested }: AddressContext,
): ReviewList | null {
  const { source, page } = requested ?? { source: null, page: 1 };
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
