import { secureCookieName, isSecure } from '../../platform/request/cookies';
import { unsealPassword, sealPassword } from './seal';

import type { IncomingMessage } from 'node:http';

/** Its path limits it to opened pages. */
const NAME = 'footbridge-unlock';
export const UNLOCK_ROOT = '/unlock';

/** Returns the Set-Cookie header of a session cookie with the password, valid for a day at most. */
export function postPasswordCookie(request: IncomingMessage, password: string): string {
  const attributes = [`Path=${UNLOCK_ROOT}/`, 'HttpOnly', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])];
  return [`${secureCookieName(request, NAME)}=${sealPassword(password)}`, ...attributes].join('; ');
}

/** Returns the password in the visitor's cookie; null when there is none, or it is expired or forged. */
export function rememberedPassword(
  request: IncomingMessage & { cookies: Partial<Record<string, string>> },
): string | null {
  return unsealPassword(request.cookies[secureCookieName(request, NAME)]);
}
