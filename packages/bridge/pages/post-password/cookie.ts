import { z } from 'zod';

import { decrypt, encrypt } from '../../platform/cipher';
import { derivedKey } from '../../platform/derived-key';
import { secureCookieName, isSecure } from '../../platform/request/cookies';

import type { IncomingMessage } from 'node:http';

/** The browser's session may last longer. */
const LIFETIME_MS = 24 * 3600 * 1000;
const PURPOSE = 'footbridge unlock 2';

const contentSchema = z.object({ password: z.string(), until: z.number() });

export function sealPassword(password: string, now = Date.now()): string {
  const text = JSON.stringify({ password, until: now + LIFETIME_MS });
  return encrypt(text, derivedKey(PURPOSE)).toString('base64url');
}

/** Returns the password in a cookie; null when it is expired, modified or invalid. */
export function unsealPassword(sealed: string | undefined, now = Date.now()): string | null {
  if (!sealed) return null;
  try {
    const text = decrypt(Buffer.from(sealed, 'base64url'), derivedKey(PURPOSE));
    const { password, until } = contentSchema.parse(JSON.parse(text));
    return until > now ? password : null;
  } catch {
    return null;
  }
}

/** Its path limits it to opened pages. */
const NAME = 'footbridge-unlock';
export const UNLOCK_ROOT = '/unlock';

/** Returns the Set-Cookie header of a session cookie with the password, valid for a day at most. */
export function postPasswordCookie(request: IncomingMessage, password: string): string {
  const attributes = [`Path=${UNLOCK_ROOT}/`, 'HttpOnly', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])];
  return [`${secureCookieName(request, NAME)}=${sealPassword(password)}`, ...attributes].join('; ');
}

export function rememberedPassword(
  request: IncomingMessage & { cookies: Partial<Record<string, string>> },
): string | null {
  return unsealPassword(request.cookies[secureCookieName(request, NAME)]);
}
