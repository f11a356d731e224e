import { cdata, element, xmlDocument, type Xml } from '../documents/xml';
import { absolute } from './content';

import type { DocumentAnswer } from '../documents/send';

export interface FeedItem {
  /** Plain text. */
  title: string;
  /** Absolute. */
  link: string;
  /** Does not change with the slug. */
  guid: string;
  published: Date | null;
  modified: Date | null;
  creator: string;
  categories: string[];
  /** HTML. */
  description: string;
  /** HTML; empty for a protected post. */
  content: string;
  /** Null without comments, if they are closed. */
  comments: { link: string; feed: string; count: number } | null;
}

export interface Feed {
  /** Plain text. */
  title: string;
  /** Path of the page that the feed belongs to. */
  page: string;
  self: string;
  items: FeedItem[];
}

const NAMESPACES = {
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:wfw': 'http://wellformedweb.org/CommentAPI/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:slash': 'http://purl.org/rss/1.0/modules/slash/',
};

/** Returns a date by RFC 822 with a year of four digits, as RSS requires. */
const rfc822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

function itemXml(item: FeedItem): Xml {
  const { comments } = item;
  return element('item', [
    element('title', item.title),
    element('link', item.link),
    comments && element('comments', comments.link),
    item.creator ? element('dc:creator', item.creator) : null,
    item.published && element('pubDate', rfc822(item.published)),
    ...item.categories.map((name) => element('category', name)),
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('description', cdata(item.description)),
    item.content ? element('content:encoded', cdata(item.content)) : null,
    comments && element('wfw:commentRss', comments.feed),
    comments && element('slash:comments', String(comments.count)),
  ]);
}

function newest(items: readonly FeedItem[]): Date | null {
  const times = items.flatMap(({ modified, published }) =>
    [modified, published].flatMap((date) => (date ? [date.getTime()] : [])),
  );
  return times.length ? new Date(Math.max(...times)) : null;
}

export interface Channel {
  /** Plain text. */
  description: string;
  /** `en-US`. */
  language: string;
}

/** Returns a feed as RSS 2.0. Its date is that of its newest content, so that an unchanged feed has the same bytes. */
export function rss(feed: Feed, { description, language }: Channel): DocumentAnswer {
  const modified = newest(feed.items);
  const channel = element('channel', [
    element('title', feed.title),
    element('atom:link', null, { href: absolute(feed.self), rel: 'self', type: 'application/rss+xml' }),
    element('link', absolute(feed.page)),
    element('description', description),
    modified && element('lastBuildDate', rfc822(modified)),
    element('language', language),
    ...feed.items.map(itemXml),
  ]);
  const text = xmlDocument(element('rss', [channel], { version: '2.0', ...NAMESPACES }));
  return { kind: 'document', text, type: 'application/rss+xml', modified, isHidden: true };
}
