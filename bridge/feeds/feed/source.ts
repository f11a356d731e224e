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

/** WordPress's default. GraphQL does not have the setting. */
const MAX_ITEMS = 10;

/** The subject of a feed, and its items. */
export type FeedSource =
  | { kind: 'list'; name: string; page: string; items: FeedItem[] }
  | { kind: 'comments'; of: string | null; page: string; items: FeedItem[] }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const NOT_FOUND: FeedSource = { kind: 'not-found' };
const present = (items: (FeedItem | null)[]): FeedItem[] => items.filter((item) => item !== null);

async function latest(where: RootQueryToPostConnectionWhereArgs): Promise<FeedItem[]> {
  const { posts } = await queryWordPress(FEED_POSTS_QUERY, { where: { ...where, hasPassword: false } });
  return present((posts?.nodes ?? []).map(postItem)).slice(0, MAX_ITEMS);
}

/** Returns a list's items. Posts need one query; other lists use the cached list of ids, which their pages share. */
async function itemsOf(list: RequestedList): Promise<FeedItem[]> {
  if (list.kind === 'posts') return latest(list.where);
  const ids = (await cachedList(list)).value.slice(0, MAX_ITEMS);
  // An empty filter would return everything.
  if (ids.length === 0) return [];
  const nodes = (await queryWordPress(FEED_NODES_QUERY, { ids: ids.map(String) })).contentNodes?.nodes ?? [];
  return present(ids.flatMap((id) => nodes.filter(({ databaseId }) => databaseId === id)).map(postItem));
}

async function comments(of: string | null): Promise<FeedItem[]> {
  const answer = await queryWordPress(FEED_COMMENTS_QUERY, { of });
  return present((answer.comments?.nodes ?? []).map((comment) => commentItem(comment, of === null)));
}

/** Returns whether WordPress has a feed of the node: its type has an archive, or is post, page or attachment. */
function hasFeed(node: FeedNode): boolean {
  if (!('contentTypeName' in node) || ['post', 'page', 'attachment'].includes(node.contentTypeName)) return true;
  return !node.contentType || Boolean(node.contentType.node.uri);
}

async function ofNode(base: string): Promise<FeedSource> {
  const { nodeByUri: node } = await queryWordPress(FEED_NODE_QUERY, { uri: decodeNonAscii(base) });
  const elsewhere = ownPath(base, node?.uri);
  // WordPress answers 200 with an empty feed for a path without content.
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

async function ofDate(requested: RequestedDate): Promise<FeedSource> {
  const date = possibleDate(requested);
  if (!date) return NOT_FOUND;
  const page = datePath(date);
  if (page !== datePath(requested)) return { kind: 'redirect', destination: `${page}feed/` };
  const { year, month, day } = date;
  return { kind: 'list', name: dateName(date), page, items: await latest({ dateQuery: { year, month, day } }) };
}

/**
 * Returns the content of a feed from WordPress.
 * @throws UpstreamError
 */
export async function feedSource(requested: RequestedFeed): Promise<FeedSource> {
  switch (requested.kind) {
    case 'redirect':
      return requested;
    case 'site':
      return { kind: 'list', name: '', page: '/', items: await latest({}) };
    case 'comments':
      return { kind: 'comments', of: null, page: '/', items: await comments(null) };
    case 'search': {
      const items = await itemsOf({ kind: 'search', search: { words: requested.words } });
      return {
        kind: 'list',
        name: `Search Results for “${requested.words}”`,
        page: `/search/?s=${encodeURIComponent(requested.words)}`,
        items,
      };
    }
    case 'date':
      return ofDate(requested.date);
    case 'node':
      return ofNode(requested.base);
  }
}
