import { PREVIEW_ROOT, previewAddress } from './preview';
import { isAddressQuery } from './query-names';
import { judgeSpelling } from './spelling';

/**
 * What becomes of a request whose address is not the canonical one. `resolve`: WordPress is asked for this query
 * (pages/index.php); `preview`: an editor's link, which leads elsewhere today than tomorrow.
 */
export type Route =
  | { kind: 'continue' }
  | { kind: 'not-found' }
  | { kind: 'redirect' | 'preview'; destination: string }
  | { kind: 'resolve'; query: URLSearchParams };

const CONTINUE: Route = { kind: 'continue' };
const NOT_FOUND: Route = { kind: 'not-found' };

const UPLOAD = /^\/wp-content\/uploads(\/.+)$/;
const WORDPRESS_SITEMAP = /^\/wp-sitemap(?:-[a-z0-9_-]+)?\.xml$/;
const FRONT_CONTROLLER = /^(?:\/index\.php)+(?=\/|$)/;
/** What Next and the public folder answer: files' names keep their capitals. */
const NOT_OURS = /^\/(?:_next|api|media|brands|fonts)\//;
/** RSS 2.0 is the one feed there is; WordPress has it in four formats, each at an address of its own. */
const FEED_FORMAT = /^(.*\/)feed\/(?:rss2?|rdf|atom)\/$/;
const FEED_AT_ROOT = /^\/(?:rss2?|rdf|atom)\/$/;
const EMBED = /^(\/.+\/)embed\/$/;
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

/** A number that WordPress would read in a query, or null. */
function take(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  if (value === null || !/^\d{1,9}$/.test(value)) return null;
  query.delete(name);
  return Number(value);
}

const LIST_PAGE = /^\/page\/(\d+)\/$/;

/** A search at WordPress's own addresses, the front page or a page of its list; null for all else. In: the canonical path. */
function searchAsked(path: string, query: URLSearchParams): URLSearchParams | null {
  const [, page] = LIST_PAGE.exec(path) ?? [];
  if (!query.has('s') || (path !== '/' && page === undefined)) return null;
  const asked = new URLSearchParams(query);
  if (page !== undefined && Number(page) > 1 && !asked.has('paged')) asked.set('paged', page);
  return asked;
}

/** `?paged=2`, `?cpage=2` and `?feed=rss2` name an address that WordPress also writes as a path. */
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
 * `?page=2` is part 2 of a text, and means nothing on a list: only WordPress knows which of them is at the path. Searches
 * and discussions are this site's own.
 */
function partAsked(path: string, query: URLSearchParams): URLSearchParams | null {
  if (/^\/(?:search|comment)\//.test(path) || !/^\d{1,9}$/.test(query.get('page') ?? '')) return null;
  const asked = new URLSearchParams(query);
  asked.set('pagename', decodeURIComponent(path));
  return asked;
}

function formatless(path: string): string {
  if (FEED_AT_ROOT.test(path)) return '/feed/';
  return path.replace(FEED_FORMAT, '$1feed/').replace(EMBED, '$1');
}

/** Whether a path that is no slug needs no other spelling: pages redirect some (`/wp-admin/`, what an editors' rule names). */
const isLeftToPages = (path: string): boolean =>
  path.length < MAX_PAGE_PATH && !/[%A-Z\\]|\/\//.test(path) && !/\/[^/.]+$/.test(path);

/** The path in its one spelling; null where no spelling helps. Files go on to whoever has them. */
function spelled(path: string): string | null {
  const spelling = judgeSpelling(path);
  if (spelling.kind === 'redirect') return spelling.path;
  if (spelling.kind === 'canonical') return path;
  return FILE.test(path) ? path : null;
}

/**
 * Where a request goes that spells its address otherwise than this site does, in at most one redirect: pure, for
 * server/steps/normalize-url.ts. In: path as it came, and the query (not changed). Out: a redirect's destination is a path of this site with
 * exactly one slash in front; what the query says beside the address is kept.
 */
export function routeRequest(path: string, search: URLSearchParams): Route {
  const single = path.replace(/\/{2,}/g, '/');
  if (single === path && NOT_OURS.test(path)) return CONTINUE;
  const query = new URLSearchParams(search);
  const asked = single.replace(FRONT_CONTROLLER, '') || '/';
  const [, upload] = UPLOAD.exec(asked) ?? [];
  // To the letter: what is no file below uploads is refused there.
  if (upload) return { kind: 'redirect', destination: withQuery(`/media${upload}`, query) };
  const isFront = asked === '/';
  if (WORDPRESS_SITEMAP.test(asked) || (isFront && query.has('sitemap')))
    return { kind: 'redirect', destination: '/sitemap.xml' };
  const canonical = spelled(asked);
  if (canonical === null) return isLeftToPages(path) ? CONTINUE : NOT_FOUND;
  // What its query says is no address of the public site.
  if (canonical.startsWith(PREVIEW_ROOT))
    return canonical === path ? CONTINUE : { kind: 'redirect', destination: withQuery(canonical, query) };
  const preview = previewAddress(canonical, query);
  if (preview) return { kind: 'preview', destination: preview };
  const asksSearch = searchAsked(canonical, query);
  if (asksSearch) return { kind: 'redirect', destination: withQuery('/search/', asksSearch) };
  if (isFront && isAddressQuery(query)) return { kind: 'resolve', query };
  // There the words and the page number stand in the query.
  const destination = canonical === '/search/' ? canonical : queryAsPath(formatless(canonical), query);
  if (destination === '/' && take(query, 'page') !== null)
    return { kind: 'redirect', destination: withQuery(destination, query) };
  const part = partAsked(destination, query);
  if (part) return { kind: 'resolve', query: part };
  return destination === path ? CONTINUE : { kind: 'redirect', destination: withQuery(destination, query) };
}
