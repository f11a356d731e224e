import { wordPressUrl } from '../../platform/env';
import { UpstreamError } from '../../platform/upstream-error';
import { clientAddress } from '../../platform/request/client-address';
import { sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { fetchWordPress } from '../../wordpress/rest/request';
import { isSignInRefused } from '../../wordpress/versions';
import { editorHint, loginCookies } from '../../visitors/visit/editor';
import { isSetUp } from './grant';
import { logEachMinute } from '../../platform/log-repeated';
import { setLogin, type LoginState } from './login-cookie';
import { noEditor } from './no-editor';
import { PROBLEMS } from './problems';
import { siteOrigin } from '../../pages/routing/origin';
import { beginSession, bearerOf, TOKEN_PATH } from './sign-in';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

/** Anybody can send such a cookie, and each attempt is a request to WordPress. */
const attempts = sharedRateLimit({ name: 'sign-in-by-login', max: 10, windowMs: 60_000 });

/** Requests a code from WordPress's `/generate` with the browser's login cookies; null if it sends its login page. */
async function codeFor(request: RequestWithCookies): Promise<string | null> {
  const back = `${siteOrigin(request)}${TOKEN_PATH}`;
  const cookie = loginCookies(request.cookies);
  const response = await fetchWordPress(
    `/generate?redirect_uri=${encodeURIComponent(back)}`,
    { headers: { Cookie: cookie }, redirect: 'manual', cache: 'no-store' },
    { kind: 'editor' },
  );
  if (response.status >= 500) throw new UpstreamError(`HTTP ${response.status}`);
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location, wordPressUrl())) return null;
  const { origin, pathname, searchParams } = new URL(location, wordPressUrl());
  if (origin + pathname === back) return searchParams.get('code');
  if (pathname.endsWith('/wp-admin/'))
    logEachMinute(
      'warn',
      'editor',
      'WordPress issued no code for a logged-in user: is FaustWP’s front-end site URL this site’s URL?',
    );
  return null;
}

/** Answers `POST /api/faust/auth/sign-in`: signs in the user of WordPress's login cookie. @throws UpstreamError */
export async function signInByLogin(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!isSameOrigin(request.headers)) return sendError(response, PROBLEMS.foreign);
  const hint = editorHint(request.cookies);
  if (!hint) return sendError(response, noEditor({ kind: 'signed-out' }));
  if (!isSetUp()) return sendError(response, PROBLEMS.closed);
  if (!(await attempts.take(clientAddress(request)))) return sendError(response, PROBLEMS.busy);
  if (await isSignInRefused()) return sendError(response, PROBLEMS.outdated);
  const recordState = (state: LoginState): void => setLogin(request, response, { state, login: hint.login });
  const code = await codeFor(request);
  const bearer = code === null ? 'code' : await bearerOf(code);
  if (bearer === 'code') {
    recordState('asked');
    return sendError(response, noEditor({ kind: 'signed-out' }));
  }
  if (typeof bearer === 'string') return sendError(response, PROBLEMS[bearer]);
  const { viewer } = bearer;
  if (!viewer.mayEdit) {
    recordState('none');
    return sendError(response, noEditor({ kind: 'no-right', viewer }));
  }
  beginSession(request, response, bearer);
  sendJson(response, 200, { editor: { login: viewer.login, name: viewer.name } });
}
