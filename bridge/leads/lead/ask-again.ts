import { secureCookieName } from '../../platform/request/cookie-names';
import { isSecure } from '../../platform/request/is-secure';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';

import type { RequestWithCookies } from '../../visitors/visit/token';

const COOKIE = 'footbridge-again';
const PURPOSE = 'footbridge lead again 1';
/** A person reads the question first, ms. */
const SLOWER = 1000;
const LASTS = 3600_000;

const signature = (keyHash: string, at: string): string => ownSignature(PURPOSE, `${keyHash}.${at}`);

/**
 * The Set-Cookie header that goes with "please press once more": the next press brings it back, whichever process it
 * meets.
 */
export function confirmationCookie(request: RequestWithCookies, keyHash: string, now = Date.now()): string {
  const value = `${now}.${signature(keyHash, String(now))}`;
  return `${secureCookieName(request, COOKIE)}=${value}; HttpOnly; Path=/api; SameSite=Strict; Max-Age=${LASTS / 1000}${isSecure(request) ? '; Secure' : ''}`;
}

/** Whether this visitor was asked to press once more for this very lead, and took the time to read it. */
export function wasConfirmed(request: RequestWithCookies, keyHash: string, now = Date.now()): boolean {
  const [at = '', given = ''] = (request.cookies[secureCookieName(request, COOKIE)] ?? '').split('.');
  const waited = now - Number(at);
  return /^\d{1,15}$/.test(at) && waited >= SLOWER && waited <= LASTS && isSame(given, signature(keyHash, at));
}
