import { isOwnPage } from '@footbridge/shared/own-pages';
import { site } from '@footbridge/shared/site/current';

import { ownMediaPath } from '../../wordpress/url/media-address';
import { canonicalMediaPath } from '../../wordpress/url/media-path';
import { PREVIEW_ROOT, previewPathOf } from './preview';
import { judgeSpelling } from './spelling';
import { isUnknownPath } from './unknown-path';
import { splitQuery } from './variables';

/**
 * `ask`: only WordPress knows what is there; `rest` is the part of the query that it does not read. `preview`: its redirect
 * must not be cached.
 */
export type Route =
  | { kind: 'continue' }
  | { kind: 'not-found' }
  | { kind: 'redirect' | 'preview'; destination: string }
  | { kind: 'ask'; target: string; rest: string; isSpelled: boolean };

const CONTINUE: Route = { kind: 'continue' };
const NOT_FOUND: Route = { kind: 'not-found' };

/** A file at the root, such as the sitemaps and their stylesheets of WordPress and its SEO plugins. */
const ROOT_FILE = /^\/([\w-]+)\.(?:xml|xml\.gz|xsl|rss)$/i;
const OWN_SITEMAP = /^\/sitemap(?:-[a-z0-9_-]+-\d+)?\.xml$/;
/** Above the contributors' profiles; WordPress has no archive of them. */
const CONTRIBUTORS = '/contributors/';
const FRONT_CONTROLLER = /^(?:\/index\.php)+(?=\/|$)/;
/** Paths of Next, and of files, which may have upper-case letters. */
const PASSED_THROUGH = /^\/(?:_next|api)\/|^\/(?:brands|fonts|browser)\/.*\./;
/** Where Next has routes of the site's own. What is no page of it there is the owner's: `/media/press/`. */
const NEXT_ROUTES = /^\/lead\/|^\/(?:comment|media|brands|fonts|browser)\/./;
/** The site's only format is RSS 2.0; WordPress has four, each at its own address. */
const FEED_FORMAT = /^(.*\/)feed\/(?:rss2?|rdf|atom)\/$/;
const FEED_AT_ROOT = /^\/(?:rss2?|rdf|atom)\/$/;
const EMBED = 'embed/';

function withQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Whether a path is below /media/ and its last segment has a dot. A page at `/media/` may have others below it. */
const isMediaFile = (path: string): boolean =>
  path.startsWith('/media/') && (path.replace(/\/$/, '').split('/').at(-1) ?? '').includes('.');

/** Whether a path is a sitemap of WordPress or of one of its plugins: `/wp-sitemap-posts-post-1.xml`, `/post-sitemap2.xml`. */
const isOtherSitemap = (path: string): boolean =>
  ROOT_FILE.exec(path)?.[1]?.toLowerCase().includes('sitemap') === true && !OWN_SITEMAP.test(path);

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

function withoutFormat(path: string): string {
  let post = path;
  while (post.endsWith(`/${EMBED}`) && post !== `/${EMBED}`) post = post.slice(0, -EMBED.length);
  return FEED_AT_ROOT.test(post) ? '/feed/' : post.replace(FEED_FORMAT, '$1feed/');
}

/** Returns a question to WordPress: the path as it is spelled, with the part of the query that WordPress reads. */
function ask(path: string, query: URLSearchParams, isSpelled = true): Route {
  const { read, rest } = splitQuery(query);
  return { kind: 'ask', target: withQuery(path, read), rest: rest.toString(), isSpelled };
}

/** Returns the redirect or preview that a path's query means at any path; null for none. */
function routeQuery(path: string, query: URLSearchParams): Route | null {
  if (query.size === 0) return null;
  const preview = previewPathOf(path, query);
  if (preview) return { kind: 'preview', destination: preview };
  const searched = searchQuery(path, query);
  return searched && { kind: 'redirect', destination: withQuery('/search/', searched) };
}

/** Routes a path in its one spelling. @param isRequested whether it was requested in this spelling */
function routePage(path: string, isRequested: boolean, query: URLSearchParams): Route {
  const { teamPath } = site();
  const isTeam = path === CONTRIBUTORS && teamPath !== CONTRIBUTORS && !isUnknownPath(teamPath);
  const destination = isTeam ? teamPath : withoutFormat(path);
  const isSpelled = destination === path && isRequested;
  const isRead = NEXT_ROUTES.test(destination) || splitQuery(query).read.size > 0;
  // Before a redirect to the canonical spelling, so that there is one redirect.
  if (isRead && !isOwnPage(destination)) return ask(destination, query, isSpelled);
  return isSpelled ? CONTINUE : { kind: 'redirect', destination: withQuery(destination, query) };
}

/** Routes a request, with at most one redirect to the canonical address. It does not change `query`. */
export function routeRequest(path: string, query: URLSearchParams): Route {
  const single = path.replace(/\/{2,}/g, '/');
  if (isMediaFile(single)) return routeMedia(path, single, query);
  if (single === path && PASSED_THROUGH.test(path)) return CONTINUE;
  const requested = single.replace(FRONT_CONTROLLER, '') || '/';
  const upload = ownMediaPath(requested);
  if (upload) return { kind: 'redirect', destination: withQuery(upload, query) };
  if (isOtherSitemap(requested) || (requested === '/' && query.has('sitemap')))
    return { kind: 'redirect', destination: '/sitemap.xml' };
  const spelling = judgeSpelling(requested);
  if (spelling.kind === 'not-found') return NOT_FOUND;
  const canonical = spelling.kind === 'redirect' ? spelling.path : requested;
  // A preview's query is not an address of the public site.
  const byQuery = canonical.startsWith(PREVIEW_ROOT) ? null : routeQuery(canonical, query);
  if (byQuery) return byQuery;
  return spelling.kind === 'odd' ? ask(requested, query) : routePage(canonical, canonical === path, query);
}
