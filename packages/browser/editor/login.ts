import { readCookie } from '../state/cookies';

/** Set by the site's sign-in (packages/bridge/platform/request/editor-cookie.ts). Not a secret, and no proof of a session. */
const MARKER_COOKIE = 'footbridge-editor';
/** Set by the server when it sees WordPress's login cookie (packages/bridge/editors/editor/login-cookie.ts). */
const LOGIN_COOKIE = 'footbridge-login';
/** WordPress's login names have at most 60 characters. */
const LOGIN = /^(new|asked|none):(.{1,60})$/su;

/**
 * Returns the login of WordPress's own cookie, as the server recorded it for this browser. `isNew`: sign in automatically if WordPress
 * confirms it; `mayEdit`: false where WordPress answered that it may not.
 */
export function wordPressLogin() {
  const [, state, login] = LOGIN.exec(readCookie(LOGIN_COOKIE) ?? '') ?? [];
  return login === undefined ? null : { login, isNew: state === 'new', mayEdit: state !== 'none' };
}

/** Returns whether this browser has or had an editor's session. */
export const hasMarker = (): boolean => readCookie(MARKER_COOKIE) !== undefined;

/** Returns whether to load the admin bar. Visitors only pay for reading their cookies. */
export const mayBeEditor = (): boolean => hasMarker() || (wordPressLogin()?.mayEdit ?? false);
