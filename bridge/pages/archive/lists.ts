import { WALK_POSTS, WALK_SEARCH, WALK_TYPE } from '@/queries/walk';

import { queryWordPress } from '../../wordpress/faust/query';
import { UpstreamError } from '../../platform/upstream-error';
import { SEARCH_PAGES } from './limits';
import { paginateTerm, paginateTopic } from './terms';
import { inWordPressOrder, paginateAgain } from './paginate';

import type { Dated, Walk } from './paginate';
import type { RootQueryToPostConnectionWhereArgs } from '@/gql/graphql';
import type { RequestedSearch } from '../../wordpress/types';
import type { TermTaxonomy } from './terms';

/** Which posts, in the terms of WordPress's main query. */
export type RequestedList =
  | { kind: 'posts'; where: RootQueryToPostConnectionWhereArgs }
  | { kind: 'type'; name: string }
  /** Without a taxonomy: one that GraphQL can't be asked about, whose list is empty. */
  | { kind: 'term'; taxonomy: TermTaxonomy | null; slug: string }
  | { kind: 'search'; search: RequestedSearch };

async function ofTerm(taxonomy: TermTaxonomy | null, slug: string): Promise<number[]> {
  if (taxonomy === null) return [];
  if (slug === '') throw new UpstreamError('a term without a slug');
  return taxonomy === 'TREATMENTTOPIC' ? paginateTopic(slug) : paginateTerm(taxonomy, slug);
}

/** Found by words, the most relevant first, as WordPress's own search: nothing without an address of its own. */
async function found({ words, postType }: RequestedSearch): Promise<number[]> {
  const seen: string[] = [];
  const ids: Dated[] = [];
  for (let request = 0; request < SEARCH_PAGES; request += 1) {
    const { list } = await queryWordPress(WALK_SEARCH, { words, seen });
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

const whole = (ids: number[]): Walk => ({ ids, beginning: '', walkedAt: Date.now() });

/**
 * A list, all pages of it, in WordPress's order. In: the list, and an older walk of it, which may save requests.
 * @throws UpstreamError
 */
export async function paginateList(asked: RequestedList, older?: Walk): Promise<Walk> {
  if (asked.kind === 'search') return whole(await found(asked.search));
  if (asked.kind === 'term') return whole(await ofTerm(asked.taxonomy, asked.slug));
  if (asked.kind === 'posts') {
    return paginateAgain(async (after, withEnd) => {
      const { list, end } = await queryWordPress(WALK_POSTS, { where: asked.where, after, withEnd });
      return list && { ...list, end };
    }, older);
  }
  return paginateAgain(async (after, withEnd) => {
    const type = (await queryWordPress(WALK_TYPE, { name: asked.name, after, withEnd })).contentType;
    return type?.contentNodes && { ...type.contentNodes, end: type.end };
  }, older);
}
