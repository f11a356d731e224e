import { TOPICS_BELOW, WALK_AMONG, WALK_TERM, WALK_TOPIC } from '@/queries/walk';

import { queryWordPress } from '../../wordpress/faust/query';
import { inWordPressOrder, paginateIds } from './paginate';

import type { TaxonomyEnum, WalkTopicQuery } from '@/gql/graphql';
import type { Dated } from './paginate';

/** Taxonomies whose lists GraphQL gives only by their terms. */
export type TermTaxonomy = Extract<TaxonomyEnum, 'TREATMENTTOPIC' | 'POSTFORMAT'>;

type Topic = NonNullable<WalkTopicQuery['treatmentTopic']>;
type Children = NonNullable<Topic['children']>['nodes'];
type Grandchildren = NonNullable<Children[number]['children']>['nodes'];
type AnyTopic = Topic | Children[number] | Grandchildren[number];

/** As many children as one query gives: there may be more. */
const FULL = 100;

/** What carries a term itself. @throws UpstreamError */
export function paginateTerm(taxonomy: TermTaxonomy, slug: string): Promise<number[]> {
  return paginateIds(async (after) => {
    const { termNode } = await queryWordPress(WALK_TERM, { slug, taxonomy, after });
    return termNode && 'contentNodes' in termNode ? termNode.contentNodes : null;
  });
}

/** WordPress puts several lists in one order. */
const among = (ids: readonly number[]): Promise<number[]> =>
  paginateIds(async (after) => (await queryWordPress(WALK_AMONG, { ids: ids.map(String), after })).list);

/** Each topic by itself, at any depth. */
async function walkEach({ databaseId, slug }: Topic): Promise<number[]> {
  const below = (await queryWordPress(TOPICS_BELOW, { id: databaseId })).treatmentTopics?.nodes ?? [];
  const slugs = [slug, ...below.map((topic) => topic.slug)].filter((one) => one !== null);
  const lists = await Promise.all(slugs.map((one) => paginateTerm('TREATMENTTOPIC', one)));
  return lists.filter(({ length }) => length > 0).length < 2
    ? [...new Set(lists.flat())]
    : among([...new Set(lists.flat())]);
}

const hasDeeper = (topic: AnyTopic): boolean =>
  'children' in topic && (topic.children?.nodes ?? []).some((child) => !('contentNodes' in child));

/** Whether the beginnings of the lists are all there is. */
function isWhole(topics: readonly AnyTopic[]): boolean {
  return topics.every((topic) => {
    const count = 'children' in topic ? (topic.children?.nodes.length ?? 0) : 0;
    return !topic.contentNodes?.pageInfo.hasNextPage && count < FULL && !hasDeeper(topic);
  });
}

/** Newest first; what has the same date stands by id, as in WordPress's main query. */
function merged(nodes: readonly Dated[]): number[] {
  const once = [...new Map(nodes.map((node) => [node.databaseId, node])).values()];
  return once
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.databaseId - b.databaseId)
    .map(({ databaseId }) => databaseId);
}

/**
 * A topic's archive, which shows its descendants' posts too, one list by date. Mostly one query: three levels, a hundred posts
 * of each topic. @throws UpstreamError
 */
export async function paginateTopic(slug: string): Promise<number[]> {
  const { treatmentTopic: topic } = await queryWordPress(WALK_TOPIC, { slug });
  if (!topic) return [];
  const children = topic.children?.nodes ?? [];
  const topics: AnyTopic[] = [topic, ...children, ...children.flatMap((child) => child.children?.nodes ?? [])];
  if (!isWhole(topics)) return walkEach(topic);
  const lists = topics.map(({ contentNodes }) => contentNodes?.nodes ?? []).filter(({ length }) => length > 0);
  if (lists.length < 2) return inWordPressOrder(lists[0] ?? []);
  const nodes = lists.flat();
  // A password hides its date: only WordPress knows where such a one stands.
  return nodes.every(({ date }) => date)
    ? merged(nodes)
    : among([...new Set(nodes.map(({ databaseId }) => databaseId))]);
}
