import { POST_IDS_QUERY, SEARCH_IDS_QUERY, TYPE_IDS_QUERY } from '@/queries/list-ids';

import { queryWordPress } from '../../wordpress/faust/query';
import { UpstreamError } from '../../platform/upstream-error';
import { MAX_SEARCH_REQUESTS } from './limits';
import { paginateTerm, paginateTopic } from './terms';
import { inWordPressOrder, refreshListIds } from './paginate';

import type { Dated, ListIds } from './paginate';
import type { RootQueryToPostConnectionWhereArgs } from '@/gql/graphql';
import type { RequestedSearch } from '../../wordpress/types';
import type { TermTaxonomy } from './terms';

/** A list, as arguments of WordPress's main query. */
export type RequestedList =
  | { kind: 'posts'; where: RootQueryToPostConnectionWhereArgs }
  | { kind: 'type'; name: string }
  /** `taxonomy` is null when GraphQL does not have it; the list is empty then. */
  | { kind: 'term'; taxonomy: TermTaxonomy | null; slug: string }
  | { kind: 'search'; search: RequestedSearch };

async function ofTerm(taxonomy: TermTaxonomy | null, slug: string): Promise<number[]> {
  if (taxonomy === null) return [];
  if (slug === '') throw new UpstreamError('a term without a slug');
  return taxonomy === 'TREATMENTTOPIC' ? paginateTopic(slug) : paginateTerm(taxonomy, slug);
}

/** Returns the listed results of WordPress's own search that have an address, most relevant first. */
async function found({ words, postType }: RequestedSearch): Promise<number[]> {
  const seen: string[] = [];
  const ids: Dated[] = [];
  for (let request = 0; request < MAX_SEARCH_REQUESTS; request += 1) {
    const { list } = await queryWordPress(SEARCH_IDS_QUERY, { words, seen });
    const nodes = list?.nodes ?? [];
    seen.push(...nodes.map(({ databaseId }) => String(databaseId)));
    ids.push(
      ...nodes
        .filter((node) => node.uri && node.__typename !== 'MediaItem' && node.__typename !== 'Review')
        .filter(({ contentTypeName }) => !postType || contentTypeName === postType),
    );
    if (!list?.pageInfo.hasNextPage || nodes.length === 0) break;
  }
  return inWordPressOrder(ids);
}

const whole = (ids: number[]): ListIds => ({ ids, firstPage: '', loadedAt: Date.now() });

/**
 * Loads the ids of a whole list, in WordPress's order.
 * @param older a stale version, which may save requests
 * @throws UpstreamError
 */
export async function paginateList(requested: RequestedList, older?: ListIds): Promise<ListIds> {
  if (requested.kind === 'search') return whole(await found(requested.search));
  if (requested.kind === 'term') return whole(await ofTerm(requested.taxonomy, requested.slug));
  if (requested.kind === 'posts') {
    return refreshListIds(async (after, withEnd) => {
      const { list, end } = await queryWordPress(POST_IDS_QUERY, { where: requested.where, after, withEnd });
      return list && { ...list, end };
    }, older);
  }
  return refreshListIds(async (after, withEnd) => {
    const type = (await queryWordPress(TYPE_IDS_QUERY, { name: requested.name, after, withEnd })).contentType;
    return type?.contentNodes && { ...type.contentNodes, end: type.end };
  }, older);
}
