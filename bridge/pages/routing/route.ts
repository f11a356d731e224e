import { site } from '@/site-config/site';

import { canonicalMediaPath } from '../../wordpress/url/media-path';
import { PREVIEW_ROOT, previewAddress } from './preview';
import { isAddressQuery } from './query-names';
import { judgeSpelling } from './spelling';

/**
 * How a request is routed. `resolve`: WordPress's query address is resolved (pages/index.php). `preview`: an editor's link, whose
 * redirect must not be cached.
 */
export type Route =
  | { kind: 'continue' }
  | { kind: 'not-found' }
  | { kind: 'redirect' | 'preview'; destination: string }
  | { kind: 'resolve'; query: URLSearchParams };

const CONTINUE: Route = { kind: 'continue' };
const NOT_FOUND: Route = { kind: 'not-found' };

const UPLOAD = /^\/wp-content\/uploads(\/.+)$/;
/** WordPress's own, and that of its common SEO plugins. */
const OTHER_SITEMAP = /^\/(?:wp-sitemap(?:-[a-z0-9_-]+)?|sitemap_index)\.xml$/;
/** Above the contributors' profiles; WordPress has no archive of them. */
const CONTRIBUTORS = '/contributors/';
const FRONT_CONTROLLER = /^(?:\/index\.php)+(?=\/|$)/;
/** Paths of Next and of the public folder, which may have upper-case letters. */
const PASSED_THROUGH = /^\/(?:_next|api|media|brands|fonts)\//;
/** The site's only format is RSS 2.0; WordPress has four, each at its own address. */
const FEED_FORMAT = /^(.*\/)feed\/(?:rss2?|rdf|atom)\/$/;
const FEED_AT_ROOT = /^\/(?:rss2?|rdf|atom)\/$/;
const EMBED = 'embed/';
const FILE = /^(?:\/[a-z0-9._-]+)+\.[a-z0-9]+$/;
/** Longer than any path that a rule or WordPress redirects. */
const MAX_PAGE_PATH = 2000;
const FEEDS = new Map([
  ['feed', 'feed/'],
  ['rss', 'feed/'],
  ['rss2', 'feed/'],
  ['rdf', 'feed/'],
  ['atom', 'feed/'],
  ['comments-rss2', 'comments/feed/'],
  ['comments-atom', 'comments/feed/'],
]);

function withQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Removes a parameter from the query and returns its number; null when it is none. */
function take(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  if (value === null || !/^\d{1,9}$/.test(value)) return null;
  query.delete(name);
  return Number(value);
}

/** Whether a path is below /media/ and its last segment has a dot. A page at `/media/` may have others below it. */
const isMediaFile = (path: string): boolean =>
  path.startsWith('/media/') && (path.replace(/\/$/, '').split('/').at(-1) ?? '').includes('.');

/** Routes a file to its one spelling. */
function routeMedia(path: string, single: string, query: URLSearchParams): Route {
  const file = canonicalMediaPath(single);
  if (file === null) return NOT_FOUND;
  return file === path ? CONTINUE : { kind: 'redirect', destination: withQuery(file, query) };
}

const LIST_PAGE = /^\/page\/(\d+)\/$/;

/** Returns the query of a search at WordPress's addresses, the front page or a page of its list; null for any other request. */
function searchQuery(path: string, query: URLSearchParams): URLSearchParams | null {
  const [, page] = LIST_PAGE.exec(path) ?? [];
  if (!query.has('s') || (path !== '/' && page === undefined)) return null;
  const search = new URLSearchParams(query);
  if (page !== undefined && Number(page) > 1 && !search.has('paged')) search.set('paged', page);
  return search;
}

/** Returns the path with `?paged=2`, `?cpage=2` and `?feed=rss2` as segments, and removes them from the query. */
function queryAsPath(path: string, query: URLSearchParams): string {
  let result = path;
  const page = take(query, 'paged');
  if (page !== null) result = result.replace(/page\/\d+\/$/, '') + (page > 1 ? `page/${page}/` : '');
  const comments = take(query, 'cpage');
  if (comments !== null)
    result = result.replace(/comment-page-\d+\/$/, '') + (comments > 0 ? `comment-page-${comments}/` : '');
  const feed = FEEDS.get(query.get('feed') ?? '');
  if (feed && (feed === 'feed/' || result === '/')) {
    query.delete('feed');
    result = result.endsWith('/feed/') ? result : result + feed;
  }
  return result;
}

/**
 * Returns the query of a part of a text, `?page=2`; null without one. On a list it means nothing: only WordPress knows which of
 * them is at the path. Not for searches and comments, which are this site's own paths.
 */
function partQuery(path: string, query: URLSearchParams): URLSearchParams | null {
  if (/^\/(?:search|comment)\//.test(path) || !/^\d{1,9}$/.test(query.get('page') ?? '')) return null;
  const part = new URLSearchParams(query);
  part.set('pagename', decodeURIComponent(path));
  return part;
}

/** Returns the path of the RSS feed for one of another format, and of the post for its embed. */
function withoutFormat(path: string): string {
  let post = path;
  while (post.endsWith(`/${EMBED}`) && post !== `/${EMBED}`) post = post.slice(0, -EMBED.length);
  return FEED_AT_ROOT.test(post) ? '/feed/' : post.replace(FEED_FORMAT, '$1feed/');
}

/** Whether a path that is no slug needs no other spelling: pages redirect some (`/wp-admin/`, what an editors' rule names). */
const isLeftToPages = (path: string): boolean =>
  path.length < MAX_PAGE_PATH && !/[%A-Z\\]|\/\//.test(path) && !/\/[^/.]+$/.test(path);

/** Returns the canonical path, a file's path unchanged; null for an invalid path. */
function canonicalPath(path: string): string | null {
  const spelling = judgeSpelling(path);
  if (spelling.kind === 'redirect') return spelling.path;
  if (spelling.kind === 'canonical') return path;
  return FILE.test(path) ? path : null;
}

/**
 * Routes a request by its path and query, with at most one redirect to the canonical address (server/steps/normalize-url.ts). A
 * pure function: it does not change `search`. A destination is a path of this site with one leading slash and the other
 * parameters of the query.
 * @param path as received
 */
export function routeRequest(path: string, search: URLSearchParams): Route {
  const single = path.replace(/\/{2,}/g, '/');
  if (isMediaFile(single)) return routeMedia(path, single, search);
  if (single === path && PASSED_THROUGH.test(path)) return CONTINUE;
  // What is taken out of it is not to be missing elsewhere.
  const query = search.size > 0 ? new URLSearchParams(search) : search;
  const requested = single.replace(FRONT_CONTROLLER, '') || '/';
  const [, upload] = UPLOAD.exec(requested) ?? [];
  // Unchanged: /media/ refuses invalid file names.
  if (upload)
    return {
      kind: 'redirect',
      destination: withQuery(canonicalMediaPath(`/media${upload}`) ?? `/media${upload}`, query),
    };
  const isFront = requested === '/';
  if (OTHER_SITEMAP.test(requested) || (isFront && query.has('sitemap')))
    return { kind: 'redirect', destination: '/sitemap.xml' };
  const canonical = canonicalPath(requested);
  if (canonical === null) return isLeftToPages(path) ? CONTINUE : NOT_FOUND;
  if (canonical === CONTRIBUTORS && site.teamPath !== CONTRIBUTORS)
    return { kind: 'redirect', destination: withQuery(site.teamPath, query) };
  // A preview's query is not an address of the public site.
  if (canonical.startsWith(PREVIEW_ROOT))
    return canonical === path ? CONTINUE : { kind: 'redirect', destination: withQuery(canonical, query) };
  const preview = previewAddress(canonical, query);
  if (preview) return { kind: 'preview', destination: preview };
  const searched = searchQuery(canonical, query);
  if (searched) return { kind: 'redirect', destination: withQuery('/search/', searched) };
  if (isFront && isAddressQuery(query)) return { kind: 'resolve', query };
  // The search page has its words and page number in the query.
  const destination = canonical === '/search/' ? canonical : queryAsPath(withoutFormat(canonical), query);
  if (destination === '/' && take(query, 'page') !== null)
    return { kind: 'redirect', destination: withQuery(destination, query) };
  const part = partQuery(destination, query);
  if (part) return { kind: 'resolve', query: part };
  return destination === path ? CONTINUE : { kind: 'redirect', destination: withQuery(destination, query) };
}
