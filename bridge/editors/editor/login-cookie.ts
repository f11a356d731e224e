import { setCookie } from './cookies';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Readable, and no secret: the login that WordPress's own cookie names, which no script can read. Proves nothing. */
export const LOGIN_COOKIE = 'footbridge-login';

/**
 * 'new': this site has not tried to sign the login in. 'asked': signed out here, or WordPress did not confirm it; only the
 * bar's button signs in. 'none': may not edit, so there is no bar.
 */
const STATES = ['new', 'asked', 'none'] as const;
export type LoginState = (typeof STATES)[number];

export interface Login {
  state: LoginState;
  login: string;
}

/** Returns what the cookie says; null without one, and for one that this site did not write. */
export function loginIn(cookies: Partial<Record<string, string>>): Login | null {
  const [state, login] = (cookies[LOGIN_COOKIE] ?? '').split(/:(.*)/s);
  const known = STATES.find((one) => one === state);
  return known && login ? { state: known, login } : null;
}

/** Writes the cookie, until the browser is closed; takes it away for null. */
export function setLogin(request: IncomingMessage, response: ServerResponse, login: Login | null): void {
  const value = login ? encodeURIComponent(`${login.state}:${login.login}`) : '';
  setCookie(request, response, { name: LOGIN_COOKIE, value, readable: true, ...(login ? {} : { seconds: 0 }) });
}
