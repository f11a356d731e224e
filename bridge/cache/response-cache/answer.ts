import { acceptedEncoding } from './encodings';
import { bytesOf } from './encoded-pages';

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How Next answered for a kept page, and the page's bytes. */
export interface CachedResponse {
  /** Another one for each page, and each time that it was made. */
  name: string;
  /** As Next sent them, without what belongs to one answer. */
  headers: OutgoingHttpHeaders;
  /** Its HTML as gzip. */
  gzip: Buffer;
}

/** Whether the visitor's browser has these very bytes. */
function isFresh(request: IncomingMessage, etag: unknown): boolean {
  const asked = request.headers['if-none-match'];
  if (!asked || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').some((tag) => plain(tag) === plain(etag));
}

function send(request: IncomingMessage, response: ServerResponse, body: Buffer, encoding?: 'br' | 'gzip'): void {
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers GET and HEAD with a kept page. */
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value);
  if (isFresh(request, answer.headers.etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'gzip') return send(request, response, answer.gzip, encoding);
  const body = bytesOf(answer, encoding ?? 'identity');
  const pressed = encoding ?? undefined;
  if (Buffer.isBuffer(body)) return send(request, response, body, pressed);
  body.then(
    (bytes) => send(request, response, bytes, pressed),
    // The bytes are none: its visitor comes again, and Next looks at it then.
    () => response.destroy(),
  );
}
