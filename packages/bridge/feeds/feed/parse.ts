import { decode } from '@footbridge/shared/decode';
import { cleanPath } from '../../wordpress/url/path';

export type RequestedFeed =
  | { kind: 'comments' }
  | { kind: 'search'; words: string }
  /** The feed at `base` in WordPress: of a list its posts, of a text its comments. */
  | { kind: 'node'; base: string }
  | { kind: 'redirect'; destination: string };

/** WordPress's other formats. They redirect to RSS 2.0, which every feed reader supports. */
const OTHER_FORMAT = /^(.*?\/)(?:feed\/(?:feed|rdf|rss2?|atom)|rdf|rss2?|atom)\/$/;
const FEED = /^(.*\/)feed\/$/;
/** Search terms may have any character, even slashes. */
const SEARCH = /^\/search\/(.+)\/feed\/$/;
const MAX_SEARCH_LENGTH = 200;
/** `/tag/feed/` and `/tag/rss/` are tags, `/search/feed/` is a search for it. */
const NO_FEED = /^\/(?:search|category|tag|author|type|topics)\/$/;

function searchFeed(raw: string): RequestedFeed | null {
  const words = decode(raw.replaceAll('+', ' '), null)?.trim();
  // oxlint-disable-next-line no-control-regex -- control characters are refused
  return words && words.length <= MAX_SEARCH_LENGTH && !/[\u0000-\u001f\u007f]/.test(words)
    ? { kind: 'search', words }
    : null;
}

/** Parses a feed's raw path: null for any other path, a redirect for another format. */
export function parseFeed(raw: string): RequestedFeed | null {
  const [, words] = SEARCH.exec(raw) ?? [];
  if (words !== undefined) return searchFeed(words);
  const segments = raw.startsWith('/') && raw.endsWith('/') ? raw.slice(1, -1).split('/') : [];
  const path = cleanPath(segments.map((segment) => decode(segment, '')));
  if (path === null) return null;
  const [, otherBase] = OTHER_FORMAT.exec(path) ?? [];
  if (otherBase !== undefined)
    return NO_FEED.test(otherBase) ? null : { kind: 'redirect', destination: `${otherBase}feed/` };
  const [, base] = FEED.exec(path) ?? [];
  if (base === undefined || NO_FEED.test(base)) return null;
  return base === '/comments/' ? { kind: 'comments' } : { kind: 'node', base };
}
