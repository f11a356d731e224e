import { readCookie } from '../cookies';

/** As the site's own sign-in sets it (bridge/platform/request/editor-cookie.ts): no secret, it proves nothing. */
const MARKER_COOKIE = 'footbridge-editor';
/** As the server writes it where it sees WordPress's login cookie (bridge/editors/editor/login-cookie.ts). */
const LOGIN_COOKIE = 'footbridge-login';
/** No login name of WordPress is longer than 60 characters. */
const LOGIN = /^(new|asked|none):(.{1,60})$/su;

export interface WordPressLogin {
  login: string;
  /** Signed in here by itself, if WordPress confirms the login; else by the bar's button. */
  isNew: boolean;
  /** False: WordPress said that this login may not edit. */
  mayEdit: boolean;
}

/** Returns whom WordPress's own cookie names, as far as the server has told this browser. */
export function wordPressLogin(): WordPressLogin | null {
  const [, state, login] = LOGIN.exec(readCookie(LOGIN_COOKIE) ?? '') ?? [];
  return login === undefined ? null : { login, isNew: state === 'new', mayEdit: state !== 'none' };
}

/** Whether somebody has signed in here, or had. */
export const hasMarker = (): boolean => readCookie(MARKER_COOKIE) !== undefined;

/** Whether the admin bar is to be loaded: all that visitors pay for it is a look at their cookies. */
export const mayBeEditor = (): boolean => hasMarker() || (wordPressLogin()?.mayEdit ?? false);
