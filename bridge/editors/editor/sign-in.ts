import { isUpstreamError } from '../../platform/upstream-error';
import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { redirectLocation } from '../../wordpress/url/location';
import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';
import { keepSession, cachedSession, newSessionId } from './cookies';
import { tradeGrant } from './grant';
import { cacheTokens, isSignedOut } from './session-tokens';
import { logThrottled } from './log-throttled';
import { PROBLEMS, sendProblem } from './preview-notice';
import { editorsWordPress, pageOfSite, siteOrigin } from '../../pages/routing/origin';
import { secondsLeft, viewerOf } from './session';
import { newState, takeState } from './state';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';
import type { Tokens } from './grant';
import type { Viewer } from './session';

export const SIGN_IN_PATH = '/api/faust/auth/sign-in';
export const TOKEN_PATH = '/api/faust/auth/token';

/** FaustWP's codes are base64. */
const CODE = /^[\w+/=-]{1,1024}$/;
/** Codes that come with a good state: each is a request to WordPress. */
const trades = sharedRateLimit({ name: 'sign-in', max: 20, windowMs: 60_000 });

/** Where a sign-in that leads to a page of this site begins. */
export const signInLink = (target: string): string => `${SIGN_IN_PATH}?redirect_uri=${encodeURIComponent(target)}`;

/**
 * Begins a sign-in: the address of WordPress's `/generate`, which asks for the password if it must and comes back with a
 * code. The response gets the cookie that the code is bound to.
 * @param target a page of this site (pageOfSite)
 */
export async function beginSignIn(
  request: RequestWithCookies,
  response: ServerResponse,
  target: string,
): Promise<string> {
  const state = newState(request, response, target);
  const back = `${siteOrigin(request)}${TOKEN_PATH}?${new URLSearchParams({ redirect_uri: target, state })}`;
  return `${await editorsWordPress()}/generate?redirect_uri=${encodeURIComponent(back)}`;
}

/** Sends the browser on to a page of this site, or to WordPress. Without a referrer: the address it leaves may hold a code. */
export function sendOn(response: ServerResponse, target: string): void {
  response.statusCode = 303;
  response.setHeader('Cache-Control', 'no-store').setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Location', redirectLocation(target, wordPressOrigins()) ?? '/').end();
}

export interface Bearer {
  tokens: Tokens;
  viewer: Viewer;
}

/** Trades a code and asks WordPress whose it is. @returns the problem where there is nobody. @throws UpstreamError */
export async function bearerOf(code: string): Promise<Bearer | keyof typeof PROBLEMS> {
  const tokens = await tradeGrant({ code });
  if (tokens === 'refused') return 'code';
  if (tokens === 'closed' || tokens === 'outdated') return tokens;
  const viewer = await viewerOf(tokens.accessToken);
  // Else the preview would send the browser back here, again and again.
  return viewer ? { tokens, viewer } : 'unknown';
}

/** Begins a session of this browser. */
export function beginSession(request: RequestWithCookies, response: ServerResponse, { tokens, viewer }: Bearer): void {
  cacheTokens(tokens);
  keepSession(
    request,
    response,
    { id: newSessionId(), refreshToken: tokens.refreshToken },
    secondsLeft(tokens),
    viewer.mayEdit,
  );
}

/** A browser that opens a page of its own, not a picture, a frame or a script of somebody's. */
function isOpened({ headers }: RequestWithCookies): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers;
  return mode === 'navigate' && dest === 'document';
}

/** The way back from WordPress: `?code=…&state=…&redirect_uri=…`. */
export async function finishSignIn(
  request: RequestWithCookies,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const origin = siteOrigin(request);
  const asked = query.get('redirect_uri');
  const target = pageOfSite(asked ?? '/', origin);
  const fail = (problem: keyof typeof PROBLEMS, detail = ''): void => {
    logThrottled('warn', `a sign-in was refused: ${PROBLEMS[problem].code}${detail}`);
    sendProblem(request, response, PROBLEMS[problem], target && signInLink(target));
  };
  if (!isOpened(request)) return fail('foreign');
  if (!target) return fail('target');
  const code = query.get('code') ?? '';
  if (!CODE.test(code) || !(await takeState(request, query.get('state'), asked ?? '/'))) {
    // The second tab of two, or the back button: who is signed in already goes on, and the code is left alone.
    const session = cachedSession(request);
    return session && !(await isSignedOut(session.id)) ? sendOn(response, target) : fail('state');
  }
  if (!(await trades.take(clientAddress(request)))) return fail('busy');
  const bearer = await bearerOf(code).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return 'away' as const;
  });
  if (typeof bearer === 'string') return fail(bearer);
  beginSession(request, response, bearer);
  sendOn(response, target);
}
