import { setCookie } from './cookies';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Readable by scripts, and no secret: the login in WordPress's own HttpOnly cookie. A hint, not verified. */
export const LOGIN_COOKIE = 'footbridge-login';

/** new: not signed in yet. asked: signed out, or not confirmed by WordPress: only the bar's button signs in. none: may not edit. */
const STATES = ['new', 'asked', 'none'] as const;
export type LoginState = (typeof STATES)[number];

export interface Login {
  state: LoginState;
  login: string;
}

export function loginIn(cookies: Partial<Record<string, string>>): Login | null {
  const [state, login] = (cookies[LOGIN_COOKIE] ?? '').split(/:(.*)/s);
  const known = STATES.find((one) => one === state);
  return known && login ? { state: known, login } : null;
}

/** Sets the session cookie; deletes it for null. */
export function setLogin(request: IncomingMessage, response: ServerResponse, login: Login | null): void {
  const value = login ? encodeURIComponent(`${login.state}:${login.login}`) : '';
  setCookie(request, response, { name: LOGIN_COOKIE, value, readable: true, ...(login ? {} : { seconds: 0 }) });
}
