import { documentRoute } from '@footbridge/bridge/feeds/route';
import { normalizeTarget } from '@footbridge/bridge/pages/routing/normalize-target';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';
import { contentType } from '@footbridge/bridge/platform/request/read-body';
import { isFileName, sendMissingFile } from '@footbridge/bridge/platform/request/missing-file';
import { redirectLocation } from '@footbridge/bridge/wordpress/url/location';
import { withoutClearFlags } from '@footbridge/shared/clear-flags';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';

import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Step } from '../pipeline';

/** Query parameters by route; Next gets no others. A test compares the routes with the folder `pages/`. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  image: ['url', 'w', 'q'],
  search: ['s', 'paged', 'post_type'],
  comment: ['parent', 'sent', 'page'],
  preview: ['p', 'page_id', 'preview_id', 'previewPathname'],
  'api/clear-cache': ['address'],
  'api/editor': ['path'],
  'api/faust': ['redirect_uri', 'code', 'state'],
  'api/feed': ['path'],
  'api/geolocation': ['ipAddress'],
  'api/health': ['live', 'strict'],
  'api/insurance': ['bypass-recaptcha'],
  'api/lead': ['bypass-recaptcha'],
  'api/sitemap': ['part'],
  'api/visitor': ['ipAddress'],
};

/** Returns a URL with the parameters that its route reads, as they are spelled, each once: the last one, as PHP reads them. */
export function declaredUrl(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const path = url.slice(0, queryStart);
  const names = PARAMETERS[routeKind(path)] ?? [];
  const declared = new Map<string, string>();
  for (const part of url.slice(queryStart + 1).split('&')) {
    const [name = ''] = new URLSearchParams(part).keys();
    if (names.includes(name)) declared.set(name, part);
  }
  return declared.size > 0 ? `${path}?${[...declared.values()].join('&')}` : path;
}

/** Rendered by pages/index.php.tsx, for each request: no page of the site can be there. */
export const NOT_FOUND_PAGE = '/index.php/';

/** Where forms are posted to (packages/shared/forms/names), with script as JSON. */
const LEAD_ROUTES = /^\/api\/(?:lead|insurance)$/;
const PLAIN_LEADS = '/lead/';
const MEDIA = '/media/';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Their queries have no clear flags. */
const NO_PAGE = /^\/(?:_next|api|media|brands|fonts)\//;

/** The result: the request continues with this URL, is redirected, or is for a file that does not exist. */
type UrlDecision =
  | { kind: 'continue'; url: string }
  | { kind: 'redirect'; status: 307 | 308; headers: OutgoingHttpHeaders }
  | { kind: 'no-file' };

type UrlRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

type ParsedUrl = Pick<URL, 'pathname' | 'searchParams'>;

const NO_QUERY = new URLSearchParams();
const UNESCAPED_PATH = /^[\w\-./~%+]*$/;

/** Parses a target. Most are a plain path, for which a URL would be ten times the work and the memory. */
const parse = (target: string): ParsedUrl =>
  UNESCAPED_PATH.test(target) ? { pathname: target, searchParams: NO_QUERY } : new URL(`http://site.invalid${target}`);

const isPlainForm = ({ method, headers }: UrlRequest): boolean =>
  method === 'POST' && contentType(headers) === FORM_TYPE;

function withoutFlags(target: string): string {
  const query = target.indexOf('?');
  if (query === -1 || NO_PAGE.test(target)) return target;
  return target.slice(0, query) + withoutClearFlags(target.slice(query));
}

const redirectTo = (status: 307 | 308, location: string, others: OutgoingHttpHeaders = {}): UrlDecision => ({
  kind: 'redirect',
  status,
  headers: { Location: location, ...others },
});

/** Returns what becomes of a request's URL: each page has one URL, and any other spelling takes one redirect to it (docs/decisions/0056). */
export function decideUrl(request: UrlRequest): UrlDecision {
  const requested = normalizeTarget(request.url ?? '/');
  const target = withoutFlags(requested);
  const url = parse(target);
  if (LEAD_ROUTES.test(url.pathname))
    return { kind: 'continue', url: isPlainForm(request) ? PLAIN_LEADS : declaredUrl(target) };
  if (url.pathname === PLAIN_LEADS && isPlainForm(request)) return { kind: 'continue', url: PLAIN_LEADS };
  const route = routeRequest(url.pathname, url.searchParams);
  const document = route.kind === 'continue' || route.kind === 'ask' ? documentRoute(url.pathname) : null;
  if (route.kind === 'continue' || document !== null) {
    const clean = document === null && target !== requested ? redirectLocation(target) : null;
    if (clean === null) return { kind: 'continue', url: declaredUrl(document ?? target) };
    return isPlainForm(request)
      ? { kind: 'continue', url: `/api/clear-cache?address=${encodeURIComponent(requested)}` }
      : redirectTo(308, clean);
  }
  const location = 'destination' in route ? redirectLocation(route.destination) : null;
  if (location !== null && route.kind === 'preview')
    return redirectTo(307, location, { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
  if (location !== null) return redirectTo(308, location);
  if (route.kind === 'not-found' && (isFileName(url.pathname) || url.pathname.startsWith(MEDIA)))
    return { kind: 'no-file' };
  if (route.kind !== 'ask') return { kind: 'continue', url: NOT_FOUND_PAGE };
  const { rest, isSpelled } = route;
  const asked = new URLSearchParams({ target: route.target, rest, ...(!isSpelled && { moved: '1' }) });
  return { kind: 'continue', url: `${NOT_FOUND_PAGE}?${asked}` };
}

/** Gives each request the URL by which Next finds its page. Redirects other spellings; answers files that can't exist. */
export const normalizeUrl: Step = (request, response, next) => {
  const decision = decideUrl(request);
  if (decision.kind === 'redirect') return void response.writeHead(decision.status, decision.headers).end();
  if (decision.kind === 'no-file') return sendMissingFile(response);
  request.url = decision.url;
  return next();
};
