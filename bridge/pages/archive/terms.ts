import { isListed } from '@/shared/listed';
import { TOPIC_DESCENDANTS_QUERY, SORTED_IDS_QUERY, TERM_IDS_QUERY, TOPIC_IDS_QUERY } from '@/queries/list-ids';

import { queryWordPress } from '../../wordpress/faust/query';
import { inWordPressOrder, paginateIds } from './paginate';

import type { TaxonomyEnum, PaginateTopicQuery } from '@/gql/graphql';
import type { Dated } from './paginate';

/** Taxonomies whose lists GraphQL returns only through their terms. */
export type TermTaxonomy = Extract<TaxonomyEnum, 'TREATMENTTOPIC' | 'POSTFORMAT'>;

type Topic = NonNullable<PaginateTopicQuery['treatmentTopic']>;
type Children = NonNullable<Topic['children']>['nodes'];
type Grandchildren = NonNullable<Children[number]['children']>['nodes'];
type AnyTopic = Topic | Children[number] | Grandchildren[number];

/** The maximum of one query: there may be more children. */
const PAGE_SIZE = 100;

/** Loads the ids of posts with a term, without its descendants' posts. @throws UpstreamError */
export function paginateTerm(taxonomy: TermTaxonomy, slug: string): Promise<number[]> {
  return paginateIds(async (after) => {
    const { termNode } = await queryWordPress(TERM_IDS_QUERY, { slug, taxonomy, after });
    return termNode && 'contentNodes' in termNode ? termNode.contentNodes : null;
  });
}

/** Sorts posts of several lists by WordPress's order. */
const sortIds = (ids: readonly number[]): Promise<number[]> =>
  paginateIds(async (after) => (await queryWordPress(SORTED_IDS_QUERY, { ids: ids.map(String), after })).list);

/** Loads each topic's list separately, at any depth. */
async function loadEach({ databaseId, slug }: Topic): Promise<number[]> {
  const below = (await queryWordPress(TOPIC_DESCENDANTS_QUERY, { id: databaseId })).treatmentTopics?.nodes ?? [];
  const slugs = [slug, ...below.map((topic) => topic.slug)].filter((one) => one !== null);
  const lists = await Promise.all(slugs.map((one) => paginateTerm('TREATMENTTOPIC', one)));
  return lists.filter(({ length }) => length > 0).length < 2
    ? [...new Set(lists.flat())]
    : sortIds([...new Set(lists.flat())]);
}

const hasDeeper = (topic: AnyTopic): boolean =>
  'children' in topic && (topic.children?.nodes ?? []).some((child) => !('contentNodes' in child));

/** Whether the first pages of the lists are complete. */
function isWhole(topics: readonly AnyTopic[]): boolean {
  return topics.every((topic) => {
    const count = 'children' in topic ? (topic.children?.nodes.length ?? 0) : 0;
    return !topic.contentNodes?.pageInfo.hasNextPage && count < PAGE_SIZE && !hasDeeper(topic);
  });
}

/** Returns ids newest first, of the same date by id, as WordPress's main query does. */
function merged(nodes: readonly Dated[]): number[] {
  const once = [...new Map(nodes.map((node) => [node.databaseId, node])).values()];
  return once
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.databaseId - b.databaseId)
    .map(({ databaseId }) => databaseId);
}

/**
 * Loads the ids of a topic's archive, which includes its descendants' posts. One query is usually enough: three levels, a
 * hundred posts of each topic.
 * @throws UpstreamError
 */
export async function paginateTopic(slug: string): Promise<number[]> {
  const { treatmentTopic: topic } = await queryWordPress(TOPIC_IDS_QUERY, { slug });
  if (!topic) return [];
  const children = topic.children?.nodes ?? [];
  const topics: AnyTopic[] = [topic, ...children, ...children.flatMap((child) => child.children?.nodes ?? [])];
  if (!isWhole(topics)) return loadEach(topic);
  const lists = topics
    .map(({ contentNodes }) => (contentNodes?.nodes ?? []).filter(isListed))
    .filter(({ length }) => length > 0);
  if (lists.length < 2) return inWordPressOrder(lists[0] ?? []);
  const nodes = lists.flat();
  return merged(nodes);
}
