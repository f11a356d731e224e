import { requestedClear } from '@/bridge/editors/cache-actions/flags';
import { documentRoute } from '@/bridge/feeds/route';
import { normalizeTarget } from '@/bridge/pages/routing/normalize-target';
import { routeRequest } from '@/bridge/pages/routing/route';
import { contentType } from '@/bridge/platform/request/content-type';
import { parseCookies } from '@/bridge/platform/request/cookies';
import { MARKER_COOKIE } from '@/bridge/platform/request/editor-cookie';
import { isFileName, sendMissingFile } from '@/bridge/platform/request/missing-file';
import { redirectLocation } from '@/bridge/wordpress/url/location';
import { declaredUrl } from '../route-parameters';

import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Step } from '../pipeline';

/** Rendered by pages/index.php.tsx, for each request: a slug has no dots, so no page of WordPress can be there. */
export const NOT_FOUND_PAGE = '/index.php/';

/** Where forms are posted to (shared/forms/names), with script as JSON. */
const LEAD_ROUTES = /^\/api\/(?:lead|insurance)$/;
const MEDIA = '/media/';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Flags in the query of these are none of an editor's. */
const WITHOUT_CLEAR_LINKS = /^\/(?:_next|api|media|brands|fonts)\//;

/** The result: the request continues with this URL, is redirected, or is for a file that does not exist. */
export type UrlDecision =
  | { kind: 'continue'; url: string }
  | { kind: 'redirect'; status: 307 | 308; headers: OutgoingHttpHeaders }
  | { kind: 'no-file' };

export type UrlRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

type ParsedUrl = Pick<URL, 'pathname' | 'search' | 'searchParams'>;

const NO_QUERY = new URLSearchParams();
/** A path of letters that need no escape. */
const UNESCAPED_PATH = /^[\w\-./~%+]*$/;

/** Parses a target. Most are a plain path, for which a URL would be ten times the work and the memory. */
const parse = (target: string): ParsedUrl =>
  UNESCAPED_PATH.test(target)
    ? { pathname: target, search: '', searchParams: NO_QUERY }
    : new URL(`http://site.invalid${target}`);

/** Whether a form was sent without script: a page answers it, because an API route has no layout to render. */
const isPlainForm = ({ method, headers }: UrlRequest): boolean =>
  method === 'POST' && contentType(headers) === FORM_TYPE;

/** The route of an editor's `?clear-cache`; null for everybody else, who gets the cached page as if the flag were not there. */
function clearRoute({ headers }: UrlRequest, { pathname, search, searchParams }: ParsedUrl): string | null {
  const isEditor = search !== '' && MARKER_COOKIE in parseCookies(headers.cookie ?? '');
  if (!isEditor || WITHOUT_CLEAR_LINKS.test(pathname) || !requestedClear(pathname, searchParams)) return null;
  return `/api/clear-cache?address=${encodeURIComponent(pathname + search)}`;
}

/** Returns what becomes of a request's URL: each page has one URL, and any other spelling takes one redirect to it (docs/decisions/0009). */
export function decideUrl(request: UrlRequest): UrlDecision {
  const target = normalizeTarget(request.url ?? '/');
  const url = parse(target);
  if (LEAD_ROUTES.test(url.pathname))
    return { kind: 'continue', url: isPlainForm(request) ? '/lead/' : declaredUrl(target) };
  const route = routeRequest(url.pathname, url.searchParams);
  if (route.kind === 'continue')
    return { kind: 'continue', url: declaredUrl(documentRoute(url.pathname) ?? clearRoute(request, url) ?? target) };
  const location = 'destination' in route ? redirectLocation(route.destination) : null;
  if (location !== null && route.kind === 'preview')
    return {
      kind: 'redirect',
      status: 307,
      headers: { Location: location, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' },
    };
  if (location !== null) return { kind: 'redirect', status: 308, headers: { Location: location } };
  if (route.kind === 'not-found' && (isFileName(url.pathname) || url.pathname.startsWith(MEDIA)))
    return { kind: 'no-file' };
  return { kind: 'continue', url: route.kind === 'resolve' ? `${NOT_FOUND_PAGE}?${route.query}` : NOT_FOUND_PAGE };
}

/**
 * Gives each request the URL by which Next finds its page, with the parameters that its route declares. Redirects other spellings of
 * a page's URL, and answers files that can't exist with one line.
 */
export const normalizeUrl: Step = (request, response, next) => {
  const decision = decideUrl(request);
  if (decision.kind === 'redirect') return void response.writeHead(decision.status, decision.headers).end();
  if (decision.kind === 'no-file') return sendMissingFile(response);
  request.url = decision.url;
  return next();
};
