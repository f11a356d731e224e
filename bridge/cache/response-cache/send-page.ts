import { encodedPage } from './encoded-pages';
import { acceptedEncoding } from './encodings';

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Next's response to a cached page. */
export interface CachedResponse {
  /** Changes with each version of the page. */
  name: string;
  /** As Next sent them, without those of a single response. */
  headers: OutgoingHttpHeaders;
  /** The compressed HTML. */
  gzip: Buffer;
}

/** Whether the visitor's browser has this version. */
function isNotModified(request: IncomingMessage, etag: unknown): boolean {
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

/** Answers GET and HEAD with a cached page, in the encoding that the client accepts. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedResponse): void {
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  if (isNotModified(request, page.headers.etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? undefined;
  if (encoding === 'gzip') return send(request, response, page.gzip, encoding);
  const body = encodedPage(page, encoding ?? 'identity');
  if (Buffer.isBuffer(body)) return send(request, response, body, encoding);
  body.then(
    (bytes) => send(request, response, bytes, encoding),
    // The cached bytes are damaged. The visitor's next request goes to Next.
    () => response.destroy(),
  );
}
