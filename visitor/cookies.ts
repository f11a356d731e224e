import Cookies from 'js-cookie';

import { isRefused } from './consent/allowed';
import { warnOnce } from './lib/warn';

const DAY = 24 * 60 * 60;

/** How long a cookie stays: so many seconds, or until the browser is closed. */
export type CookieLife = { maxAge: number } | 'session';

/** Where no life is named (specification, section 7). */
const DEFAULT_LIFE: CookieLife = { maxAge: 365 * DAY };

/** The cookies that scripts of this site write; names and lives are the specification's (sections 7 and 9), but the last two. */
export const COOKIE_LIVES = {
  'app-state': { maxAge: 31_536_000 },
  'alumni-entrance': { maxAge: 604_800 },
  'content-segment': DEFAULT_LIFE,
  'content-segment-number': DEFAULT_LIFE,
  'call-tracking-intent-score': DEFAULT_LIFE,
  'call-tracking-facility': DEFAULT_LIFE,
  // What a visitor said of other parties: asked again after half a year.
  'footbridge-consent': { maxAge: 180 * DAY },
  'footbridge-visitor': DEFAULT_LIFE,
} as const satisfies Record<string, CookieLife>;

export type CookieName = keyof typeof COOKIE_LIVES;

const TRACKING: readonly string[] = [
  'content-segment',
  'content-segment-number',
  'call-tracking-intent-score',
  'call-tracking-facility',
];

declare global {
  interface Navigator {
    /** Global Privacy Control; absent where a browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * The life of a cookie of this site. A visitor who sends Global Privacy Control, or refused advertising, keeps the tracking
 * cookies until the browser is closed, no longer.
 */
export function cookieLife(name: string): CookieLife {
  if (TRACKING.includes(name) && (navigator.globalPrivacyControl === true || isRefused('marketing'))) return 'session';
  const lives: Record<string, CookieLife> = COOKIE_LIVES;
  return Object.hasOwn(lives, name) ? (lives[name] ?? DEFAULT_LIFE) : DEFAULT_LIFE;
}

/**
 * Writes a cookie for the whole site. Blocked cookies are said once on the console, and the page goes on.
 * @param life the cookie's own where nothing is said; 365 days for a name that nobody knows
 */
export function setCookie(name: CookieName, value: string, life: CookieLife = cookieLife(name)): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      ...(life === 'session' ? {} : { 'max-age': String(life.maxAge) }),
    });
  } catch (error) {
    warnOnce('cookies cannot be written; the page goes on without them', error);
  }
}

/** @returns undefined for a cookie that is not there, and where cookies are blocked */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch (error) {
    warnOnce('cookies cannot be read; the page goes on without them', error);
    return undefined;
  }
}

/** Takes away a cookie that setCookie wrote. */
export function removeCookie(name: CookieName): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch (error) {
    warnOnce('cookies cannot be written; the page goes on without them', error);
  }
}
