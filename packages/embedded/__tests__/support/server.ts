import type { SiteCode } from '@/site-config/types';
import {
  startEmbeddedWordPress,
  type EmbeddedWordPress,
  type EmbeddedWordPressOptions,
} from '@footbridge/embedded/server';
import type { Json, Recording } from './recordings';

export const FRONTEND = 'http://127.0.0.1:3000';
/** The recordings' secret. */
export const SECRET = '11111111-2222-4333-8444-555555555555';
const RECORDED_ORIGIN = 'http://127.0.0.1:8080';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Json;
}

export const start = (site: SiteCode, options: Partial<EmbeddedWordPressOptions> = {}): Promise<EmbeddedWordPress> =>
  startEmbeddedWordPress({ site, port: 0, frontendUrl: FRONTEND, graphqlSecret: SECRET, ...options });

/**
 * Sends any request and reads the response, without following redirects or keeping the connection: server and test are
 * one process, and reading a long page for seconds would let it expire.
 */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body: parsed(text),
  };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends a GraphQL POST; returns the response. */
export const sendQuery = (
  wordpress: EmbeddedWordPress,
  query: string,
  variables: Json = {},
  token?: string,
): Promise<Answer> =>
  send(`${wordpress.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });

/** Sends a recorded request to the embedded server, its words changed by `replace` where they name the recorded site's content. */
export function replay(
  wordpress: EmbeddedWordPress,
  { request }: Recording,
  replace: (text: string) => string = (text) => text,
  token?: string,
) {
  const { method, headers, body } = request;
  const raw = body === undefined || body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return send(replace(request.url.replace(RECORDED_ORIGIN, wordpress.url)), {
    method,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(raw === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: replace(raw) }),
  });
}

/** Logs a demo user in by WordPress's form. @returns the Set-Cookie headers */
export async function logIn(url: string, user: string): Promise<string[]> {
  const { cookies } = await send(`${url}/wp-login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ log: user, pwd: 'footbridge-demo' }),
  });
  return cookies;
}

/** Signs a demo user in through FaustWP's endpoints and returns an access token. */
export async function accessToken(wordpress: EmbeddedWordPress, user = 'editor'): Promise<string> {
  const cookie = (await logIn(wordpress.url, user)).map((one) => one.split(';')[0]).join('; ');
  const generated = await send(`${wordpress.url}/generate?redirect_uri=${encodeURIComponent(`${FRONTEND}/back`)}`, {
    headers: { cookie },
  });
  const code = new URL(generated.headers.location ?? '').searchParams.get('code');
  const granted = await send(`${wordpress.url}/wp-json/faustwp/v1/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-faustwp-secret': SECRET },
    body: JSON.stringify({ code }),
  });
  return String(at(granted.body, 'accessToken'));
}

/** The value at a path of keys; undefined where there is none. */
export function at(value: Json | undefined, ...path: (string | number)[]): Json | undefined {
  let here: Json | undefined = value;
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined;
    here = Array.isArray(here) ? here[Number(key)] : here[key];
  }
  return here;
}
