import { HONEYPOT } from '@footbridge/shared/forms/names';

import { secureCookieName, isSecure } from '../../platform/request/cookies';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';

import type { RecaptchaVerdict, Suspicion } from './payload';
import type { LeadInput } from './schema';
import type { RequestWithCookies } from '../../visitors/visit/token';

const COOKIE = 'footbridge-again';
const PURPOSE = 'footbridge lead again 1';
/** A person reads the message first. */
const MIN_DELAY_MS = 1000;
const LIFETIME_MS = 3600_000;

const signature = (keyHash: string, at: string): string => ownSignature(PURPOSE, `${keyHash}.${at}`);

/** Returns the Set-Cookie header of a response that requests a confirmation of a lead. Every process can verify it. */
export function confirmationCookie(request: RequestWithCookies, keyHash: string, now = Date.now()): string {
  const value = `${now}.${signature(keyHash, String(now))}`;
  return `${secureCookieName(request, COOKIE)}=${value}; HttpOnly; Path=/api; SameSite=Strict; Max-Age=${LIFETIME_MS / 1000}${isSecure(request) ? '; Secure' : ''}`;
}

/** Returns whether the request confirms this lead, after the visitor had time to read the message. */
export function isConfirmed(request: RequestWithCookies, keyHash: string, now = Date.now()): boolean {
  const [at = '', given = ''] = (request.cookies[secureCookieName(request, COOKIE)] ?? '').split('.');
  const delayMs = now - Number(at);
  return (
    /^\d{1,15}$/.test(at) && delayMs >= MIN_DELAY_MS && delayMs <= LIFETIME_MS && isSame(given, signature(keyHash, at))
  );
}

/** A person takes longer to fill in a form. */
const MIN_FILL_MS = 3000;

const BY_VERDICT: Readonly<Record<RecaptchaVerdict, Suspicion | null>> = {
  off: null,
  passed: null,
  doubtful: 'recaptcha-doubtful',
  absent: 'no-recaptcha',
  unreachable: 'recaptcha-unreachable',
};

/** Returns why a lead may come from a bot. Hints only: password managers fill in the honeypot, too. */
export function suspicionsOf(lead: LeadInput, verdict: RecaptchaVerdict): Suspicion[] {
  const found: (Suspicion | null)[] = [
    lead[HONEYPOT] === '' ? null : 'honeypot',
    lead.shownFor < MIN_FILL_MS ? 'too-fast' : null,
    BY_VERDICT[verdict],
  ];
  return found.flatMap((suspicion) => suspicion ?? []);
}

/** Returns whether the visitor has to confirm the lead. Not for failures of Google's. */
export const needsConfirmation = (suspicions: Suspicion[]): boolean =>
  suspicions.some((suspicion) => suspicion === 'honeypot' || suspicion === 'too-fast' || suspicion === 'no-recaptcha');
