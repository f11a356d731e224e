import { randomBytes } from 'node:crypto';

import { hostCookieName } from '../../platform/request/cookies';
import { ownSignature } from '../../platform/derived-key';
import { sharedFlags } from '../../platform/flags/shared-flags';
import { isSame } from '../../platform/signature';
import { setCookie, type RequestWithCookies } from './cookies';

import type { ServerResponse } from 'node:http';

/** A state is valid only with this cookie. */
const NONCE_COOKIE = 'footbridge-sign-in';
const LIFETIME_S = 15 * 60;
const PURPOSE = 'footbridge sign-in 1';
const NONCE = /^[\w-]{24}$/;
const STATE = /^(\d{10})\.([\w-]{16})\.([\w-]{43})$/;

const used = sharedFlags({ name: 'sign-in-state', ttlMs: LIFETIME_S * 1000, max: 10_000 });

const nonceOf = (request: RequestWithCookies): string | null => {
  const nonce = request.cookies[hostCookieName(request, NONCE_COOKIE)];
  return nonce && NONCE.test(nonce) ? nonce : null;
};

const signature = (nonce: string, until: string, id: string, target: string): string =>
  ownSignature(PURPOSE, [nonce, until, id, target].join('\n'));

/** Returns a state for one sign-in that returns to `target`. Tabs share the cookie; each has another state. */
export function newState(request: RequestWithCookies, response: ServerResponse, target: string): string {
  const nonce = nonceOf(request) ?? randomBytes(18).toString('base64url');
  setCookie(request, response, { name: hostCookieName(request, NONCE_COOKIE), value: nonce, seconds: LIFETIME_S });
  const until = String(Math.floor(Date.now() / 1000) + LIFETIME_S);
  const id = randomBytes(12).toString('base64url');
  return `${until}.${id}.${signature(nonce, until, id, target)}`;
}

/** Returns whether a state belongs to this browser and target, has not expired and was not used. Marks it as used. */
export async function takeState(request: RequestWithCookies, state: string | null, target: string): Promise<boolean> {
  const nonce = nonceOf(request);
  const [, until, id, signed] = STATE.exec(state ?? '') ?? [];
  if (!nonce || !until || !id || !signed || !isSame(signed, signature(nonce, until, id, target))) return false;
  return Number(until) * 1000 >= Date.now() && used.set(id);
}
