import { FEED_COMMENTS_QUERY, FEED_NODES_QUERY } from './queries';

import { UpstreamError } from '../../platform/upstream-error';
import { endOfRedirects, isRedirect } from '../../pages/routing/redirect-chain';
import { fetchAnswer } from '../../pages/routing/resolve-route';
import { queryWordPress } from '../../wordpress/faust/query';
import { commentItem } from './comments';
import { feedName } from './names';
import { postItem } from './posts';

import type { Answer } from '../../pages/routing/answer';
import type { Share } from '../../wordpress/upstream/limits';
import type { RequestedFeed } from './parse';
import type { FeedItem } from './rss';

const MAX_ITEMS = 10;

export type FeedSource =
  | { kind: 'list'; name: string; page: string; items: FeedItem[] }
  | { kind: 'comments'; of: string | null; page: string; items: FeedItem[] }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const NOT_FOUND: FeedSource = { kind: 'not-found' };
const present = (items: (FeedItem | null)[]): FeedItem[] => items.filter((item) => item !== null);

async function itemsOf(ids: readonly number[]): Promise<FeedItem[]> {
  // An empty filter would return everything.
  if (ids.length === 0) return [];
  const nodes = (await queryWordPress(FEED_NODES_QUERY, { ids: ids.map(String) })).contentNodes?.nodes ?? [];
  const ordered = ids.flatMap((id) => nodes.filter(({ databaseId }) => databaseId === id));
  return present(ordered.map(postItem)).slice(0, MAX_ITEMS);
}

async function comments(of: string | null): Promise<FeedItem[]> {
  const answer = await queryWordPress(FEED_COMMENTS_QUERY, { of });
  return present((answer.comments?.nodes ?? []).map((comment) => commentItem(comment, of === null)));
}

/** Returns WordPress's answer at an address. @throws UpstreamError also while its routing is not available */
async function answerAt(address: string, share?: Share): Promise<Answer> {
  const answer = await fetchAnswer(address, share);
  if (!answer) throw new UpstreamError('WordPress’s routing is not available');
  return answer;
}

async function ofNode(base: string): Promise<FeedSource> {
  const address = `${base}feed/`;
  const answer = await answerAt(address);
  if (isRedirect(answer)) return (await endOfRedirects(address, answer)) ?? NOT_FOUND;
  const { status, feed, object, found, posts } = answer;
  if (status !== 200 || feed === null) return NOT_FOUND;
  if (object?.kind === 'post' && found === null)
    return { kind: 'comments', of: feedName(answer), page: base, items: await comments(String(object.id)) };
  return { kind: 'list', name: feedName(answer), page: base, items: await itemsOf(posts) };
}

async function ofSearch(words: string): Promise<FeedSource> {
  const { posts } = await answerAt(`/?${new URLSearchParams({ s: words, feed: 'rss2' })}`, 'searches');
  const page = `/search/?s=${encodeURIComponent(words)}`;
  return { kind: 'list', name: `Search Results for “${words}”`, page, items: await itemsOf(posts) };
}

export async function feedSource(requested: RequestedFeed): Promise<FeedSource> {
  switch (requested.kind) {
    case 'redirect':
      return requested;
    case 'comments':
      return { kind: 'comments', of: null, page: '/', items: await comments(null) };
    case 'search':
      return ofSearch(requested.words);
    case 'node':
      return ofNode(requested.base);
  }
}
