import { randomBytes } from 'node:crypto';

import { wordPressUrl } from '../../platform/env';
import { isSecure, MARKER_COOKIE } from '../../platform/request/cookies';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../../visitors/visit/token';

export type { RequestWithCookies };

const PURPOSE = 'footbridge editor 1';
const SESSION_BYTES = 12;
/** Session id, refresh token and signature. */
const VALUE = /^([\w-]{16})\.([\w-]{1,1024})\.([\w-]{43})$/;

export interface CachedSession {
  /** Stays the same when the tokens are renewed. */
  id: string;
  refreshToken: string;
}

/** Returns the cookie's name, as Faust derives it from WordPress's URL, so that two sites on one host have different cookies. */
export function refreshCookie(): string {
  return `${wordPressUrl().replace(/[^!#$%&'*+\-.^_`|~0-9A-Za-z]/g, '')}-rt`;
}

export const newSessionId = (): string => randomBytes(SESSION_BYTES).toString('base64url');

const signature = (text: string): string => ownSignature(PURPOSE, `${refreshCookie()} ${text}`);

/** Returns the session in a request's cookie; null without a valid signature: a forged one is not sent to WordPress. */
export function cachedSession({ cookies }: Pick<RequestWithCookies, 'cookies'>): CachedSession | null {
  const [, id, token, signed] = VALUE.exec(cookies[refreshCookie()] ?? '') ?? [];
  if (!id || !token || !signed || !isSame(signed, signature(`${id}.${token}`))) return null;
  return { id, refreshToken: Buffer.from(token, 'base64url').toString('utf8') };
}

/** Lax: an editor who comes from a link in WordPress must be signed in. Actions use POST or DELETE, which Lax protects. */
function attributes(request: IncomingMessage, seconds: number | undefined): string {
  const life =
    seconds === undefined
      ? []
      : seconds > 0
        ? [`Max-Age=${seconds}`]
        : ['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
  return ['Path=/', ...life, 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}

/** Adds a cookie to the response; a session cookie without `seconds`. */
export function setCookie(
  request: IncomingMessage,
  response: ServerResponse,
  cookie: { name: string; value: string; seconds?: number; readable?: true },
): void {
  const { name, value, seconds, readable } = cookie;
  response.appendHeader(
    'Set-Cookie',
    `${name}=${value}; ${attributes(request, seconds)}${readable ? '' : '; HttpOnly'}`,
  );
}

/** Stores a session in the browser until its refresh token expires, with the marker cookie for an editor. */
export function storeSession(
  request: IncomingMessage,
  response: ServerResponse,
  { id, refreshToken }: CachedSession,
  seconds: number,
  mayEdit: boolean,
): void {
  const text = `${id}.${Buffer.from(refreshToken, 'utf8').toString('base64url')}`;
  setCookie(request, response, { name: refreshCookie(), value: `${text}.${signature(text)}`, seconds });
  setCookie(request, response, {
    name: MARKER_COOKIE,
    value: mayEdit ? '1' : '',
    seconds: mayEdit ? seconds : 0,
    readable: true,
  });
}

export function deleteSession(request: IncomingMessage, response: ServerResponse): void {
  setCookie(request, response, { name: refreshCookie(), value: '', seconds: 0 });
  setCookie(request, response, { name: MARKER_COOKIE, value: '', seconds: 0, readable: true });
}
