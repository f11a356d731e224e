import { createHmac, timingSafeEqual } from 'node:crypto';

import { isSecure } from '../request/is-secure';
import { derivedKey } from '../shared/derived-key';

import type { RequestWithCookies } from '../visit/token';

const COOKIE = 'footbridge-again';
const PURPOSE = 'footbridge lead again 1';
/** A person reads the question first, ms. */
const SLOWER = 1000;
const LASTS = 3600_000;

const signature = (keyHash: string, at: string): Buffer => createHmac('sha256', derivedKey(PURPOSE)).update(`${keyHash}.${at}`).digest();

/**
 * The Set-Cookie header that goes with "please press once more": the next press brings it back, whichever process it
 * meets.
 */
export function askedAgainCookie(request: RequestWithCookies, keyHash: string, now = Date.now()): string {
  const value = `${now}.${signature(keyHash, String(now)).toString('base64url')}`;
  return `${COOKIE}=${value}; HttpOnly; Path=/api; SameSite=Strict; Max-Age=${LASTS / 1000}${isSecure(request) ? '; Secure' : ''}`;
}

/** Whether this visitor was asked to press once more for this very lead, and took the time to read it. */
export function wasAskedAgain({ cookies }: RequestWithCookies, keyHash: string, now = Date.now()): boolean {
  const [at = '', given = ''] = (cookies[COOKIE] ?? '').split('.');
  const waited = now - Number(at);
  if (!/^\d{1,15}$/.test(at) || waited < SLOWER || waited > LASTS) return false;
  const [expected, sent] = [signature(keyHash, at), Buffer.from(given, 'base64url')];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
