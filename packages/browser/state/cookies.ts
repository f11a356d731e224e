import Cookies from 'js-cookie';

import { isRefused } from '../consent/allowed';
import { warnOnce } from '../lib/warn';

const DAY_S = 24 * 60 * 60;

/** A cookie's lifetime: seconds, or until the browser is closed. */
export type CookieLifetime = { maxAge: number } | 'session';

/** Default lifetime (specification, section 7). */
const DEFAULT_LIFETIME: CookieLifetime = { maxAge: 365 * DAY_S };

/** The cookies that this site's scripts set. Names and lifetimes are the specification's (sections 7 and 9), except the last two. */
export const COOKIE_LIFETIMES = {
  'app-state': { maxAge: 31_536_000 },
  'alumni-entrance': { maxAge: 604_800 },
  'content-segment': DEFAULT_LIFETIME,
  'content-segment-number': DEFAULT_LIFETIME,
  'call-tracking-intent-score': DEFAULT_LIFETIME,
  'call-tracking-facility': DEFAULT_LIFETIME,
  // Consent expires after half a year.
  'footbridge-consent': { maxAge: 180 * DAY_S },
  'footbridge-visitor': DEFAULT_LIFETIME,
} as const satisfies Record<string, CookieLifetime>;

export type CookieName = keyof typeof COOKIE_LIFETIMES;

const TRACKING: readonly string[] = [
  'content-segment',
  'content-segment-number',
  'call-tracking-intent-score',
  'call-tracking-facility',
];

declare global {
  interface Navigator {
    /** Global Privacy Control; undefined in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns the lifetime of a cookie. Tracking cookies are session cookies for visitors who send Global Privacy Control or
 * refused marketing.
 */
export function cookieLifetime(name: string): CookieLifetime {
  if (TRACKING.includes(name) && (navigator.globalPrivacyControl === true || isRefused('marketing'))) return 'session';
  const lifetimes: Record<string, CookieLifetime> = COOKIE_LIFETIMES;
  return Object.hasOwn(lifetimes, name) ? (lifetimes[name] ?? DEFAULT_LIFETIME) : DEFAULT_LIFETIME;
}

/**
 * Sets a cookie for the whole site. If cookies are blocked, warns once on the console.
 * @param lifetime the cookie's own by default; 365 days for an unknown name
 */
export function setCookie(name: CookieName, value: string, lifetime: CookieLifetime = cookieLifetime(name)): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      ...(lifetime === 'session' ? {} : { 'max-age': String(lifetime.maxAge) }),
    });
  } catch (error) {
    warnOnce('cookies cannot be written; the page works without them', error);
  }
}

/** Returns a cookie's value; undefined for a missing cookie, and where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch (error) {
    warnOnce('cookies cannot be read; the page works without them', error);
    return undefined;
  }
}

/** Removes a cookie that setCookie set. */
export function removeCookie(name: CookieName): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch (error) {
    warnOnce('cookies cannot be written; the page works without them', error);
  }
}
