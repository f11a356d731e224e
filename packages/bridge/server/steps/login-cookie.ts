import { LOGIN_COOKIE, loginIn, setLogin, type Login } from '@footbridge/bridge/editors/editor/login-cookie';
import { beforeHead } from '@footbridge/bridge/platform/headers/before-head';
import { parseCookies } from '@footbridge/bridge/platform/request/cookies';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { editorHint } from '@footbridge/bridge/visitors/visit/editor';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '../pipeline';

/** No visitor has either. */
const CONCERNED = new RegExp(`(?:^|;\\s*)(?:wordpress_logged_in_|${LOGIN_COOKIE}=)`);
/** Files with a long cache lifetime, and documents that no page reads. */
const WITHOUT_COOKIES = new Set(['static', 'image', 'file', 'media', 'feed', 'sitemap', 'other']);

/** Returns what the login cookie has to become: undefined for no change, null for none. */
function changeOf(cookies: Partial<Record<string, string>>): Login | null | undefined {
  const login = editorHint(cookies)?.login;
  if (login === undefined) return cookies[LOGIN_COOKIE] === undefined ? undefined : null;
  return loginIn(cookies)?.login === login ? undefined : { state: 'new', login };
}

function change(request: IncomingMessage, response: ServerResponse, login: Login | null): void {
  beforeHead(response, () => {
    // A route that signs in or out has written it already.
    if (String(response.getHeader('set-cookie') ?? '').includes(`${LOGIN_COOKIE}=`)) return;
    setLogin(request, response, login);
    // A page is everybody's, this answer is not: no cache in front may store it.
    if (!/no-store|private/.test(String(response.getHeader('cache-control') ?? '')))
      response.setHeader('Cache-Control', 'private, no-cache');
  });
}

/** Copies WordPress's login name into a cookie that a script can read: pages are the same for everybody (decision 0045). */
export const updateLoginCookie: Step = (request, response, next) => {
  const { cookie = '' } = request.headers;
  if (CONCERNED.test(cookie) && !WITHOUT_COOKIES.has(routeKind(request.url ?? '/'))) {
    const login = changeOf(parseCookies(cookie));
    if (login !== undefined) change(request, response, login);
  }
  return next();
};
