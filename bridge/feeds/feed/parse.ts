import { parseAddress } from '../../pages/routing/parse';
import { cleanPath } from '../../wordpress/url/path';

import type { RequestedDate } from '../../wordpress/types';

/** What a feed's address asks for, before WordPress is asked what lies there. */
export type RequestedFeed =
  | { kind: 'site' }
  | { kind: 'comments' }
  | { kind: 'search'; words: string }
  | { kind: 'date'; date: RequestedDate }
  /** Whatever WordPress has at the path `base`: a list gives its posts, a text its comments. */
  | { kind: 'node'; base: string }
  | { kind: 'redirect'; destination: string };

/** Other formats of WordPress: every reader of today takes RSS 2.0, so there is only that one. */
const OTHER_FORMAT = /^(.*?\/)(?:feed\/(?:feed|rdf|rss2?|atom)|rdf|rss2?|atom)\/$/;
const FEED = /^(.*\/)feed\/$/;
/** Words may hold what a slug can't: dots, question marks, even slashes. */
const SEARCH = /^\/search\/(.+)\/feed\/$/;
/** Longest search, characters. */
const LONGEST_WORDS = 200;
/** `/tag/feed/` is the tag "feed", `/search/feed/` a search for it; contributors have no archive, hence no feeds. */
const WITHOUT = /^\/(?:(?:search|category|tag|author|type|topics)\/$|contributors\/)/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function searchAsked(raw: string): RequestedFeed | null {
  const words = decoded(raw.replaceAll('+', ' '))?.trim();
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  return words && words.length <= LONGEST_WORDS && !/[\u0000-\u001f\u007f]/.test(words)
    ? { kind: 'search', words }
    : null;
}

/**
 * In: a path as it was asked for, escapes and all. Out: null for what is no feed's address; a redirect for another
 * format's, and for a page of a feed.
 */
export function parseFeed(raw: string): RequestedFeed | null {
  const [, words] = SEARCH.exec(raw) ?? [];
  if (words !== undefined) return searchAsked(words);
  const segments = raw.startsWith('/') && raw.endsWith('/') ? raw.slice(1, -1).split('/').map(decoded) : [];
  const path = cleanPath(segments.map((segment) => segment ?? ''));
  if (path === null) return null;
  const [, otherBase] = OTHER_FORMAT.exec(path) ?? [];
  if (otherBase !== undefined) return { kind: 'redirect', destination: `${otherBase}feed/` };
  const [, base] = FEED.exec(path) ?? [];
  if (base === undefined || WITHOUT.test(base)) return null;
  if (base === '/') return { kind: 'site' };
  if (base === '/comments/') return { kind: 'comments' };
  const { base: whole, page, date } = parseAddress(base);
  if (page !== null) return { kind: 'redirect', destination: `${whole}feed/`.replace(/^\/+/, '/') };
  return date ? { kind: 'date', date } : { kind: 'node', base };
}
