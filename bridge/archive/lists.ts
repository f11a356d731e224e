import { TOPICS_BELOW, WALK_AMONG, WALK_POSTS, WALK_SEARCH, WALK_TERM, WALK_TYPE } from '@/queries/walk';

import { queryWordPress } from '../faust/query';
import { SEARCH_PAGES } from './limits';
import { inWordPressOrder, walkAgain, walkIds } from './walk';

import type { Dated, Walk } from './walk';
import type { RootQueryToPostConnectionWhereArgs } from '@/gql/graphql';
import type { SearchAsked } from '../types';

/** Which posts, in the terms of WordPress's main query. */
export type ListAsked =
  | { kind: 'posts'; where: RootQueryToPostConnectionWhereArgs }
  | { kind: 'type'; name: string }
  | { kind: 'term'; id: number; hierarchical: boolean }
  | { kind: 'search'; search: SearchAsked };

async function ofTerm(id: number): Promise<number[]> {
  return walkIds(async (after) => {
    const { termNode } = await queryWordPress(WALK_TERM, { id: String(id), after });
    return termNode && 'contentNodes' in termNode ? termNode.contentNodes : null;
  });
}

/** A hierarchical term's archive shows its descendants' posts too, one list by date. */
async function ofTermAndBelow(id: number): Promise<number[]> {
  const below = (await queryWordPress(TOPICS_BELOW, { id })).treatmentTopics?.nodes ?? [];
  const lists = await Promise.all([id, ...below.map(({ databaseId }) => databaseId)].map(ofTerm));
  const ids = [...new Set(lists.flat())].map(String);
  if (lists.filter(({ length }) => length > 0).length < 2) return ids.map(Number);
  return walkIds(async (after) => (await queryWordPress(WALK_AMONG, { ids, after })).list);
}

/** Found by words, the most relevant first, as WordPress's own search: nothing without an address of its own. */
async function found({ words, postType }: SearchAsked): Promise<number[]> {
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
export async function walkList(asked: ListAsked, older?: Walk): Promise<Walk> {
  if (asked.kind === 'search') return whole(await found(asked.search));
  if (asked.kind === 'term') return whole(await (asked.hierarchical ? ofTermAndBelow(asked.id) : ofTerm(asked.id)));
  if (asked.kind === 'posts') return walkAgain(async (after) => (await queryWordPress(WALK_POSTS, { where: asked.where, after })).list, older);
  return walkAgain(async (after) => (await queryWordPress(WALK_TYPE, { name: asked.name, after })).contentType?.contentNodes, older);
}
