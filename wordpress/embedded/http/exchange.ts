import type { IncomingMessage } from 'node:http';

/** One request as handlers see it. */
export interface Exchange {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
  cookies: Record<string, string>;
  /** The body was more than is taken, and is left out. */
  isTooLarge: boolean;
  /** Who is at the other end of the connection. */
  remoteAddress: string | undefined;
}

export interface Reply {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export const html = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  body,
});

export const json = (body: unknown, status = 200, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: JSON.stringify(body),
});

export const redirect = (location: string, by: string): Reply => ({
  status: 302,
  headers: {
    location,
    'x-redirect-by': by,
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-cache, must-revalidate, max-age=0',
  },
});

const MOST_BYTES = 1_000_000;

/** Of a body that is too large, so much is still read to be thrown away: who is cut off while sending never sees the answer. */
const MOST_BYTES_THROWN_AWAY = 20_000_000;

/** Reads a request whole; null when its body has no end in sight. */
export async function readExchange(request: IncomingMessage, origin: string): Promise<Exchange | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BYTES_THROWN_AWAY) return null;
    if (length > MOST_BYTES) chunks.length = 0;
    else chunks.push(bytes);
  }
  return {
    method: request.method ?? 'GET',
    // Two slashes at the start would make the next word a host.
    url: new URL((request.url ?? '/').replace(/^\/{2,}/, '/'), origin),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    cookies: cookiesOf(request.headers.cookie),
    isTooLarge: length > MOST_BYTES,
    remoteAddress: request.socket.remoteAddress,
  };
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}
