import { LRUCache } from 'lru-cache';

import { acceptedEncoding, press, type Encoding } from './encodings';

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How Next answered for a kept page, and the page's bytes as they are sent. */
export interface KeptAnswer {
  /** As Next sent them, without what belongs to one answer. */
  headers: OutgoingHttpHeaders;
  html: string;
}

const PRESSED_BYTES = 32 * 1024 * 1024;

/** Bytes of pages, pressed; beside the pages themselves, the least recently sent go first. */
const pressed = new LRUCache<string, Buffer>({ maxSize: PRESSED_BYTES, sizeCalculation: (bytes) => bytes.length + 1 });
/** Being pressed now: a thousand at once wait for one. */
const pressing = new WeakMap<KeptAnswer, Map<Encoding, Promise<Buffer>>>();
const names = new WeakMap<KeptAnswer, string>();
let named = 0;

function nameOf(answer: KeptAnswer, encoding: Encoding | 'identity'): string {
  const name = names.get(answer) ?? String((named += 1));
  names.set(answer, name);
  return `${name}.${encoding}`;
}

function bytesOf(answer: KeptAnswer, encoding: Encoding): Buffer | Promise<Buffer> {
  const name = nameOf(answer, encoding);
  const known = pressed.get(name);
  if (known) return known;
  const running = pressing.get(answer) ?? new Map<Encoding, Promise<Buffer>>();
  pressing.set(answer, running);
  const begun = running.get(encoding) ?? press(encoding, answer.html).then((bytes) => (pressed.set(name, bytes), bytes)).finally(() => running.delete(encoding));
  running.set(encoding, begun);
  return begun;
}

/** As it is: for clients and proxies that press for themselves. */
function plainBytes(answer: KeptAnswer): Buffer {
  const name = nameOf(answer, 'identity');
  const bytes = pressed.get(name) ?? Buffer.from(answer.html);
  pressed.set(name, bytes);
  return bytes;
}

/** Whether the visitor's browser has these very bytes. */
function isFresh(request: IncomingMessage, etag: unknown): boolean {
  const asked = request.headers['if-none-match'];
  if (!asked || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').some((tag) => plain(tag) === plain(etag));
}

function send(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
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
  if (!encoding) return send(request, response, plainBytes(answer));
  const body = bytesOf(answer, encoding);
  response.setHeader('Content-Encoding', encoding);
  if (Buffer.isBuffer(body)) return send(request, response, body);
  body.then(
    (bytes) => send(request, response, bytes),
    () => {
      response.removeHeader('Content-Encoding');
      send(request, response, plainBytes(answer));
    },
  );
}
