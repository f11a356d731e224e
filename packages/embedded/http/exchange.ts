import type { IncomingMessage } from 'node:http';

export interface Exchange {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
  cookies: Record<string, string>;
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

export const restError = (status: number, code: string, message: string, headers: Reply['headers'] = {}): Reply =>
  json({ code, message, data: { status } }, status, headers);
export const noRoute = (headers: Reply['headers'] = {}): Reply =>
  restError(404, 'rest_no_route', 'No route was found matching the URL and request method.', headers);
export const forbidden = (status: number, headers: Reply['headers'] = {}): Reply =>
  restError(status, 'rest_forbidden', 'Sorry, you are not allowed to do that.', headers);

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const redirect = (location: string, by: string): Reply => ({
  status: 302,
  headers: {
    location,
    'x-redirect-by': by,
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-cache, must-revalidate, max-age=0',
  },
});

const MAX_BYTES = 1_000_000;

/** A client that is cut off while sending never reads the response. */
const MAX_DISCARDED_BYTES = 20_000_000;

/** Reads a request whole; null when its body is too large. */
export async function readExchange(request: IncomingMessage, origin: string): Promise<Exchange | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_DISCARDED_BYTES) return null;
    if (length <= MAX_BYTES) chunks.push(bytes);
  }
  if (length > MAX_BYTES) return null;
  return {
    method: request.method ?? 'GET',
    // Two slashes at the start would turn the next word into a host.
    url: new URL((request.url ?? '/').replace(/^\/{2,}/, '/'), origin),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    cookies: cookiesOf(request.headers.cookie),
    remoteAddress: request.socket.remoteAddress,
  };
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}
