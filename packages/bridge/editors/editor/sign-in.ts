import { randomBytes } from 'node:crypto';

import { isUpstreamError } from '../../platform/upstream-error';
import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { redirectLocation } from '../../wordpress/url/location';
import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';
import { cachedSession, newSessionId, setCookie, storeSession, type RequestWithCookies } from './cookies';
import { exchangeGrant } from './grant';
import { cacheTokens, isSignedOut } from './session-tokens';
import { logEachMinute } from '../../platform/log-repeated';
import { PROBLEMS, sendProblem } from './problems';
import { editorsWordPress, pageOfSite, siteOrigin } from '../../pages/routing/origin';
import { secondsLeft, viewerOf, type Bearer } from './session';
import { hostCookieName } from '../../platform/request/cookies';
import { ownSignature } from '../../platform/derived-key';
import { sharedFlags } from '../../platform/flags/shared-flags';
import { isSame } from '../../platform/signature';

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

export const SIGN_IN_PATH = '/api/faust/auth/sign-in';
export const TOKEN_PATH = '/api/faust/auth/token';

/** FaustWP's codes are base64. */
const CODE = /^[\w+/=-]{1,1024}$/;
/** Each code with a valid state is a request to WordPress. */
const exchanges = sharedRateLimit({ name: 'sign-in', max: 20, windowMs: 60_000 });

const signInLink = (target: string): string => `${SIGN_IN_PATH}?redirect_uri=${encodeURIComponent(target)}`;

/** Returns the URL of WordPress's `/generate`, which redirects back with a code. Sets the cookie that its state is bound to. */
export async function beginSignIn(
  request: RequestWithCookies,
  response: ServerResponse,
  target: string,
): Promise<string> {
  const state = newState(request, response, target);
  const back = `${siteOrigin(request)}${TOKEN_PATH}?${new URLSearchParams({ redirect_uri: target, state })}`;
  return `${await editorsWordPress()}/generate?redirect_uri=${encodeURIComponent(back)}`;
}

/** Redirects to a page of this site, or to WordPress. Without a referrer, because the current URL may have a code. */
export function redirectTo(response: ServerResponse, target: string): void {
  response.statusCode = 303;
  response.setHeader('Cache-Control', 'no-store').setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Location', redirectLocation(target, wordPressOrigins()) ?? '/').end();
}

/** Exchanges a code and requests its user from WordPress. @returns the problem if there is none @throws UpstreamError */
export async function bearerOf(code: string): Promise<Bearer | keyof typeof PROBLEMS> {
  const tokens = await exchangeGrant({ code });
  if (tokens === 'refused') return 'code';
  if (tokens === 'closed' || tokens === 'outdated') return tokens;
  const viewer = await viewerOf(tokens.accessToken);
  // A session without a user would cause a redirect loop.
  return viewer ? { tokens, viewer } : 'unknown';
}

export function beginSession(request: RequestWithCookies, response: ServerResponse, { tokens, viewer }: Bearer): void {
  cacheTokens(tokens);
  storeSession(
    request,
    response,
    { id: newSessionId(), refreshToken: tokens.refreshToken },
    secondsLeft(tokens),
    viewer.mayEdit,
  );
}

function isNavigation({ headers }: RequestWithCookies): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers;
  return mode === 'navigate' && dest === 'document';
}

/** Answers the redirect from WordPress: `?code=…&state=…&redirect_uri=…`. */
export async function finishSignIn(
  request: RequestWithCookies,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const origin = siteOrigin(request);
  const requested = query.get('redirect_uri');
  const target = pageOfSite(requested ?? '/', origin);
  const fail = (problem: keyof typeof PROBLEMS, detail = ''): void => {
    logEachMinute('warn', 'editor', `a sign-in was refused: ${PROBLEMS[problem].code}${detail}`);
    sendProblem(request, response, PROBLEMS[problem], target && signInLink(target));
  };
  if (!isNavigation(request)) return fail('foreign');
  if (!target) return fail('target');
  const code = query.get('code') ?? '';
  if (!CODE.test(code) || !(await takeState(request, query.get('state'), requested ?? '/'))) {
    // A second tab, or the back button: an existing session continues, and the code is not used.
    const session = cachedSession(request);
    return session && !(await isSignedOut(session.id)) ? redirectTo(response, target) : fail('state');
  }
  if (!(await exchanges.take(clientAddress(request)))) return fail('busy');
  const bearer = await bearerOf(code).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return 'upstream' as const;
  });
  if (typeof bearer === 'string') return fail(bearer);
  beginSession(request, response, bearer);
  redirectTo(response, target);
}
