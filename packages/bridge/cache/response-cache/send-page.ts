import { memory, countLookup } from '../page-cache/memory';
import { isStale, type Entry } from '../page-cache/entry';
import { isOutdated } from '../page-cache/site-invalidation';
import { encodedPage } from './encoded-pages';
import { acceptedEncoding } from './encodings';

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { RequestContext } from '../../platform/current-request/context';

/** Headers of a single response, or of how it was sent. */
const SINGLE_USE = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
]);
/** Next's words for a page from the cache, and for one that was just rendered and cached. */
const CACHED = new Set(['HIT', 'MISS']);

/** Records the headers of Next's response with the cached page that it is, unless it is for one visitor. */
export function recordResponse(path: string, { served }: RequestContext, response: ServerResponse): void {
  const all = response.getHeaders();
  const isPage =
    response.statusCode === 200 &&
    CACHED.has(String(all['x-nextjs-cache'])) &&
    String(all['content-type']).startsWith('text/html');
  if (!isPage || all['set-cookie'] || served?.key !== path) return;
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !SINGLE_USE.has(name)));
  served.headers = { ...headers, 'x-nextjs-cache': 'HIT', vary: String(headers.vary ?? 'Accept-Encoding') };
}

/** Returns whether Next has to render a page before it can answer: it is not in memory, or an edit has invalidated it. */
export function needsRender(path: string): boolean {
  const page = memory.read(path);
  return page === null || isOutdated(page);
}

/** Returns whether a page may be served as it is: no edit has invalidated it, and it is within its lifetime. */
const isFresh = (page: Entry): boolean =>
  typeof page.cacheControl?.revalidate === 'number' &&
  page.lastModified <= Date.now() &&
  !isStale(page) &&
  !isOutdated(page);

function isNotModified(request: IncomingMessage, { etag }: OutgoingHttpHeaders): boolean {
  const given = request.headers['if-none-match'];
  if (!given || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.trim() === '*' || given.split(',').some((tag) => plain(tag) === plain(etag));
}

function send(request: IncomingMessage, response: ServerResponse, body: Buffer, encoding?: 'br' | 'gzip'): void {
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with a cached page that Next has answered with before, while it is fresh. Returns whether it did. */
export function sendPage(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const page = memory.read(path);
  const { headers, body: gzip } = page ?? {};
  if (!page || !headers || !gzip || !isFresh(page)) return false;
  countLookup('hit', page);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  if (isNotModified(request, headers)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return true;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? undefined;
  const body = encoding === 'gzip' ? gzip : encodedPage(gzip, encoding ?? 'identity');
  if (Buffer.isBuffer(body)) send(request, response, body, encoding);
  else
    body.then(
      (bytes) => send(request, response, bytes, encoding),
      // The cached bytes are damaged. The visitor's next request goes to Next.
      () => response.destroy(),
    );
  return true;
}
