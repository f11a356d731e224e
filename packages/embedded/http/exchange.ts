import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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

export function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
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

export const readExchange = async (request: IncomingMessage, origin: string): Promise<Exchange> => ({
  method: request.method ?? 'GET',
  // Two slashes at the start would turn the next word into a host.
  url: new URL((request.url ?? '/').replace(/^\/{2,}/, '/'), origin),
  headers: request.headers,
  body: await text(request),
  cookies: cookiesOf(request.headers.cookie),
  remoteAddress: request.socket.remoteAddress,
});

function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}
