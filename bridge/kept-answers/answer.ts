import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { acceptedEncoding, brotli } from './encodings';

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How Next answered for a kept page, and the page's bytes. */
export interface KeptAnswer {
  /** Another one for each page, and each time that it was made. */
  name: string;
  /** As Next sent them, without what belongs to one answer. */
  headers: OutgoingHttpHeaders;
  /** Its HTML as gzip. */
  gzip: Buffer;
}

type Form = 'br' | 'identity';

/** Beside the pages themselves, which are kept as gzip; the least recently sent go first. */
const OTHER_BYTES = 24 * 1024 * 1024;

/** Bytes of pages in other forms than gzip. */
const others = new LRUCache<string, Buffer>({ maxSize: OTHER_BYTES, sizeCalculation: (bytes) => bytes.length + 1 });
/** Being made now: a thousand at once wait for one. */
const making = new Map<string, Promise<Buffer>>();

const open = promisify(gunzip);

const forms: Record<Form, (gzip: Buffer) => Promise<Buffer>> = {
  br: async (gzip) => brotli(await open(gzip)),
  /** For clients and proxies that press for themselves. */
  identity: (gzip) => open(gzip),
};

function bytesOf({ name, gzip }: KeptAnswer, form: Form): Buffer | Promise<Buffer> {
  const key = `${name}.${form}`;
  const known = others.get(key);
  if (known) return known;
  const begun = making.get(key) ?? forms[form](gzip).then((bytes) => (others.set(key, bytes), bytes)).finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
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
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
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
