import { secureCookieName } from '../../platform/request/cookie-names';
import { isSecure } from '../../platform/request/is-secure';
import { openSeal, sealPassword } from './seal';

import type { IncomingMessage } from 'node:http';

/** Sent back to unlocked pages only, never to the site's other pages or APIs. */
const NAME = 'footbridge-unlock';
export const UNLOCK_ROOT = '/unlock';

/** The Set-Cookie header that remembers a password until the browser is closed, for a day at most. */
export function postPasswordCookie(request: IncomingMessage, password: string): string {
  const attributes = [`Path=${UNLOCK_ROOT}/`, 'HttpOnly', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])];
  return [`${secureCookieName(request, NAME)}=${sealPassword(password)}`, ...attributes].join('; ');
}

/** The password that this visitor's browser kept; null without one, or when it is expired or forged. */
export function rememberedPassword(
  request: IncomingMessage & { cookies: Partial<Record<string, string>> },
): string | null {
  return openSeal(request.cookies[secureCookieName(request, NAME)]);
}
