import { randomBytes } from 'node:crypto';

import { hostCookieName } from '../../platform/request/cookie-names';
import { ownSignature } from '../../platform/derived-key';
import { sharedFlags } from '../../platform/redis/shared-flags';
import { isSame } from '../../platform/signature';
import { setCookie } from './cookies';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

/** What a state is bound to: without this cookie a code is nobody's, though it be a good one. */
const NONCE_COOKIE = 'footbridge-sign-in';
/** So long a sign-in may take, with the password to be looked for (s). */
const LIFE = 15 * 60;
const PURPOSE = 'footbridge sign-in 1';
const NONCE = /^[\w-]{24}$/;
const STATE = /^(\d{10})\.([\w-]{16})\.([\w-]{43})$/;

const used = sharedFlags({ name: 'sign-in-state', keepFor: LIFE * 1000, most: 10_000 });

const nonceOf = (request: RequestWithCookies): string | null => {
  const nonce = request.cookies[hostCookieName(request, NONCE_COOKIE)];
  return nonce && NONCE.test(nonce) ? nonce : null;
};

const signature = (nonce: string, until: string, id: string, target: string): string =>
  ownSignature(PURPOSE, [nonce, until, id, target].join('\n'));

/**
 * A state for one sign-in of this browser that goes on to `target`. Several tabs share the browser's cookie, and each has a
 * state of its own.
 */
export function newState(request: RequestWithCookies, response: ServerResponse, target: string): string {
  const nonce = nonceOf(request) ?? randomBytes(18).toString('base64url');
  setCookie(request, response, { name: hostCookieName(request, NONCE_COOKIE), value: nonce, seconds: LIFE });
  const until = String(Math.floor(Date.now() / 1000) + LIFE);
  const id = randomBytes(12).toString('base64url');
  return `${until}.${id}.${signature(nonce, until, id, target)}`;
}

/** Whether a state was made for this browser and target, not long ago, and was not used before; it is used by this. */
export async function takeState(request: RequestWithCookies, state: string | null, target: string): Promise<boolean> {
  const nonce = nonceOf(request);
  const [, until, id, signed] = STATE.exec(state ?? '') ?? [];
  if (!nonce || !until || !id || !signed || !isSame(signed, signature(nonce, until, id, target))) return false;
  return Number(until) * 1000 >= Date.now() && used.raise(id);
}
