import { isUpstreamError } from '../../platform/upstream-error';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { isSignInRefused } from '../../wordpress/versions';
import { editorHint } from '../../visitors/visit/editor';
import { cachedSession, deleteSession, type RequestWithCookies } from './cookies';
import { isSetUp } from './grant';
import { endSession } from './session-tokens';
import { logEachMinute } from '../../platform/log-repeated';
import { noEditor } from './no-editor';
import { PROBLEMS, sendProblem } from './problems';
import { pageOfSite, siteOrigin } from '../../pages/routing/origin';
import { setLogin } from './login-cookie';
import { verifyEditor } from './session';
import { signInByLogin } from './sign-in-by-login';
import { beginSignIn, finishSignIn, redirectTo, SIGN_IN_PATH, TOKEN_PATH } from './sign-in';

import type { ServerResponse } from 'node:http';

const LOGOUT_PATH = '/api/faust/auth/logout';

/** Answers `GET …/sign-in?redirect_uri=/page/`: redirects to WordPress's login. */
async function begin(request: RequestWithCookies, response: ServerResponse, query: URLSearchParams): Promise<void> {
  const target = pageOfSite(query.get('redirect_uri') ?? '/', siteOrigin(request));
  if (!target) {
    logEachMinute('warn', 'editor', `a sign-in was refused: ${PROBLEMS.target.code}`);
    return sendProblem(request, response, PROBLEMS.target);
  }
  if (!isSetUp()) return sendProblem(request, response, PROBLEMS.closed);
  if (await isSignInRefused()) return sendProblem(request, response, PROBLEMS.outdated);
  redirectTo(response, await beginSignIn(request, response, target));
}

/** Answers `GET …/token` from a page of this site: `{ editor: { login, name } }` or 401; never a token. */
async function currentEditor(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!isSameOrigin(request.headers)) return sendError(response, PROBLEMS.foreign);
  const check = await verifyEditor(request, response);
  if (check.kind === 'editor')
    return sendJson(response, 200, { editor: { login: check.editor.login, name: check.editor.name } });
  sendError(response, noEditor(check));
}

/** Answers `POST …/logout`: 205 for a script; redirects a form to the page it names, or to the front page. */
async function logout(request: RequestWithCookies, response: ServerResponse, query: URLSearchParams): Promise<void> {
  if (!isSameOrigin(request.headers)) return sendProblem(request, response, PROBLEMS.foreign);
  const session = cachedSession(request);
  if (session) await endSession(session.id, session.refreshToken);
  deleteSession(request, response);
  // WordPress's own login remains, so only the button signs in again.
  const hint = editorHint(request.cookies);
  if (hint) setLogin(request, response, { state: 'asked', ...hint });
  if (request.headers['sec-fetch-mode'] === 'navigate')
    return redirectTo(response, pageOfSite(query.get('redirect_uri'), siteOrigin(request)) ?? '/');
  response.statusCode = 205;
  response.setHeader('Cache-Control', 'no-store').end();
}

/** Answers `/api/faust/auth/token` and `/logout` in place of Faust's routes, and `/sign-in`. No body has a token. */
export async function answerFaust(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  try {
    if (path === LOGOUT_PATH)
      return void (allowsMethod(request, response, ['POST']) && (await logout(request, response, searchParams)));
    if (path !== TOKEN_PATH && path !== SIGN_IN_PATH) return sendError(response, PROBLEMS.missing);
    if (!allowsMethod(request, response, path === SIGN_IN_PATH ? ['GET', 'POST'] : ['GET'])) return;
    if (request.method === 'POST') await signInByLogin(request, response);
    else if (path === SIGN_IN_PATH) await begin(request, response, searchParams);
    else if (searchParams.has('code')) await finishSignIn(request, response, searchParams);
    else await currentEditor(request, response);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    logEachMinute('warn', 'editor', 'WordPress did not answer a request about an editor');
    sendProblem(request, response, PROBLEMS.upstream);
  }
}
