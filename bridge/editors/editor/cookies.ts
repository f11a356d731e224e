import { randomBytes } from 'node:crypto';

import { wordPressUrl } from '../../platform/env';
import { isSecure } from '../../platform/request/is-secure';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';
import { MARKER_COOKIE } from '../../platform/request/editor-cookie';

import type { IncomingMessage, ServerResponse } from 'node:http';

export type RequestWithCookies = IncomingMessage & { cookies: Partial<Record<string, string>> };

const PURPOSE = 'footbridge editor 1';
const SESSION_BYTES = 12;
/** Session id, token and signature, none of which has a dot. Longer than any token of FaustWP. */
const VALUE = /^([\w-]{16})\.([\w-]{1,1024})\.([\w-]{43})$/;

/** What a signed-in browser holds. */
export interface CachedSession {
  /** Stays the same while tokens are renewed. */
  id: string;
  refreshToken: string;
}

/** As Faust names it: a characters-only form of WordPress's address, so that two sites on one host do not mix. */
export function refreshCookie(): string {
  return `${wordPressUrl().replace(/[^!#$%&'*+\-.^_`|~0-9A-Za-z]/g, '')}-rt`;
}

export const newSessionId = (): string => randomBytes(SESSION_BYTES).toString('base64url');

const signature = (text: string): string => ownSignature(PURPOSE, `${refreshCookie()} ${text}`);

/**
 * The session in a request's cookie; null without one, and for one that this site did not write: WordPress is never asked
 * about a forged one.
 */
export function cachedSession({ cookies }: Pick<RequestWithCookies, 'cookies'>): CachedSession | null {
  const [, id, token, signed] = VALUE.exec(cookies[refreshCookie()] ?? '') ?? [];
  if (!id || !token || !signed || !isSame(signed, signature(`${id}.${token}`))) return null;
  return { id, refreshToken: Buffer.from(token, 'base64url').toString('utf8') };
}

/**
 * Lax, not Strict: an editor comes from a link in WordPress, often from another site, and must arrive signed in. What a
 * session can do is asked for by POST or DELETE, which Lax does not carry from elsewhere.
 */
function attributes(request: IncomingMessage, seconds: number | undefined): string {
  const life =
    seconds === undefined
      ? []
      : seconds > 0
        ? [`Max-Age=${seconds}`]
        : ['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
  return ['Path=/', ...life, 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}

/** Adds a cookie to those the response sets already; without `seconds` until the browser is closed. */
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

/** Keeps a session in the browser until its refresh token ends; the marker with it, for who may use what it loads. */
export function keepSession(
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

/** Ends both in the browser. */
export function dropSession(request: IncomingMessage, response: ServerResponse): void {
  setCookie(request, response, { name: refreshCookie(), value: '', seconds: 0 });
  setCookie(request, response, { name: MARKER_COOKIE, value: '', seconds: 0, readable: true });
}
