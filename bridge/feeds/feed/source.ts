import { FEED_COMMENTS_QUERY, FEED_NODES_QUERY, FEED_NODE_QUERY, FEED_POSTS_QUERY } from '@/queries/feed';

import { datePath, possibleDate } from '../../pages/routing/parse';
import { isHome, listOf } from '../../pages/archive/archive-page';
import { cachedList } from '../../pages/archive/cached-lists';
import { queryWordPress } from '../../wordpress/faust/query';
import { ownPath, decodeNonAscii } from '../../wordpress/url/path';
import { commentItem } from './comments';
import { dateName, listName } from './names';
import { feedTitle, postItem } from './posts';

import type { RootQueryToPostConnectionWhereArgs } from '@/gql/graphql';
import type { RequestedList } from '../../pages/archive/lists';
import type { RequestedDate } from '../../wordpress/types';
import type { FeedNode } from './names';
import type { RequestedFeed } from './parse';
import type { FeedItem } from './types';

/** WordPress's default for feeds; GraphQL does not tell what its editors set. */
const ITEMS = 10;

/** What a feed is of, and its items. */
export type FeedSource =
  | { kind: 'list'; name: string; page: string; items: FeedItem[] }
  | { kind: 'comments'; of: string | null; page: string; items: FeedItem[] }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const NOT_FOUND: FeedSource = { kind: 'not-found' };
const own = (items: (FeedItem | null)[]): FeedItem[] => items.filter((item) => item !== null);

async function latest(where: RootQueryToPostConnectionWhereArgs): Promise<FeedItem[]> {
  const { posts } = await queryWordPress(FEED_POSTS_QUERY, { where });
  return own((posts?.nodes ?? []).map(postItem));
}

/** Posts alone are asked for at once; every other list's order is known from its walk, which its pages share. */
async function itemsOf(list: RequestedList): Promise<FeedItem[]> {
  if (list.kind === 'posts') return latest(list.where);
  const ids = (await cachedList(list)).value.slice(0, ITEMS);
  // No ids would ask for everything.
  if (ids.length === 0) return [];
  const nodes = (await queryWordPress(FEED_NODES_QUERY, { ids: ids.map(String) })).contentNodes?.nodes ?? [];
  return own(ids.flatMap((id) => nodes.filter(({ databaseId }) => databaseId === id)).map(postItem));
}

async function comments(of: string | null): Promise<FeedItem[]> {
  const answer = await queryWordPress(FEED_COMMENTS_QUERY, { of });
  return own((answer.comments?.nodes ?? []).map((comment) => commentItem(comment, of === null)));
}

/** WordPress gives a type feeds when it has an archive; pages and attachments have them without. */
function hasFeed(node: FeedNode): boolean {
  if (!('contentTypeName' in node) || ['post', 'page', 'attachment'].includes(node.contentTypeName)) return true;
  return !node.contentType || Boolean(node.contentType.node.uri);
}

async function ofNode(base: string): Promise<FeedSource> {
  const { nodeByUri: node } = await queryWordPress(FEED_NODE_QUERY, { uri: decodeNonAscii(base) });
  const elsewhere = ownPath(base, node?.uri);
  // WordPress says 200 to the feed of anything, and gives one without items where there is nothing.
  if (!node || elsewhere === 'unrelated') return { kind: 'list', name: '', page: '/', items: [] };
  if (elsewhere !== null) return { kind: 'redirect', destination: `${elsewhere}feed/` };
  const list = listOf(node);
  if (list) return { kind: 'list', name: listName(node, isHome(node)), page: base, items: await itemsOf(list) };
  if (!hasFeed(node)) return NOT_FOUND;
  const title = feedTitle({
    title: 'title' in node ? node.title : null,
    isRestricted: 'isRestricted' in node ? node.isRestricted : false,
  });
  return {
    kind: 'comments',
    of: title,
    page: base,
    items: 'databaseId' in node ? await comments(String(node.databaseId)) : [],
  };
}

async function ofDate(asked: RequestedDate): Promise<FeedSource> {
  const date = possibleDate(asked);
  if (!date) return NOT_FOUND;
  const page = datePath(date);
  if (page !== datePath(asked)) return { kind: 'redirect', destination: `${page}feed/` };
  const { year, month, day } = date;
  return { kind: 'list', name: dateName(date), page, items: await latest({ dateQuery: { year, month, day } }) };
}

/**
 * What WordPress has for a feed's address.
 * @throws UpstreamError when it fails.
 */
export async function feedSource(asked: RequestedFeed): Promise<FeedSource> {
  switch (asked.kind) {
    case 'redirect':
      return asked;
    case 'site':
      return { kind: 'list', name: '', page: '/', items: await latest({}) };
    case 'comments':
      return { kind: 'comments', of: null, page: '/', items: await comments(null) };
    case 'search': {
      const items = await itemsOf({ kind: 'search', search: { words: asked.words } });
      return {
        kind: 'list',
        name: `Search Results for “${asked.words}”`,
        page: `/search/?s=${encodeURIComponent(asked.words)}`,
        items,
      };
    }
    case 'date':
      return ofDate(asked.date);
    case 'node':
      return ofNode(asked.base);
  }
}
