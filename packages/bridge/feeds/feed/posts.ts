import { escapeHtml } from '../../wordpress/html/escape';
import { ELLIPSIS, plainText, shownExcerpt } from '../../wordpress/html/clean';
import { inlineText } from '../../wordpress/html/inline';
import { gmtDate } from '../../pages/page/gmt-date';
import { pathOfUri } from '../../wordpress/url/path';
import { siteLink } from '../../wordpress/url/policy';
import { isListed } from '@footbridge/shared/listed';
import { absolute, feedHtml } from './content';

import type { FeedItemFieldsFragment } from '@footbridge/bridge/gql/graphql';
import type { FeedItem } from './rss';

const EXCERPT_WORDS = 55;

/** Returns a title as WordPress prints it, with "Protected:" for a post with a password. */
export function feedTitle(node: { title?: string | null; isRestricted?: boolean | null }): string {
  const { text } = inlineText(node.title);
  return node.isRestricted ? `Protected: ${text || 'Untitled'}` : text || 'Untitled';
}

/** Returns the URL by id, which stays the same when the slug changes. */
export function permanentUrl(databaseId: number): string {
  return absolute(`/?p=${databaseId}`);
}

function summary({ excerpt, content }: { excerpt?: string | null; content?: string | null }): string {
  const own = plainText(shownExcerpt({ excerpt, content })).replace(ELLIPSIS, '…');
  if (own) return own;
  const words = plainText(content).split(' ');
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(' ')}…` : words.join(' ');
}

type Names = { nodes: readonly { name: string | null }[] } | null;

function categories(node: FeedItemFieldsFragment): string[] {
  if (node.__typename !== 'Post') return [];
  const lists: Names[] = [node.categories, node.tags];
  return [...new Set(lists.flatMap((list) => list?.nodes ?? []).map(({ name }) => plainText(name)))].filter(Boolean);
}

function discussion(node: FeedItemFieldsFragment, link: string): FeedItem['comments'] {
  if (!('commentStatus' in node)) return null;
  const count = node.commentCount ?? 0;
  if (node.commentStatus !== 'open' && count === 0) return null;
  return { link: `${link}${count > 0 ? '#comments' : '#respond'}`, feed: `${link}feed/`, count };
}

/** Returns a post, or a node of another type, as an item; null without a URL, and if the site does not list it. */
export function postItem(node: FeedItemFieldsFragment): FeedItem | null {
  const path = siteLink(node.uri)?.startsWith('/') ? pathOfUri(node.uri) : null;
  if (!path || !isListed(node)) return null;
  const link = absolute(path);
  const content = 'content' in node ? node.content : null;
  return {
    title: feedTitle({ title: 'title' in node ? node.title : null }),
    link,
    guid: permanentUrl(node.databaseId),
    published: gmtDate(node.dateGmt),
    modified: gmtDate(node.modifiedGmt),
    creator: 'author' in node ? plainText(node.author?.node.name) : '',
    categories: categories(node),
    description: escapeHtml(summary({ excerpt: 'excerpt' in node ? node.excerpt : null, content })),
    content: feedHtml(content, link),
    comments: discussion(node, link),
  };
}
