/** @jest-environment jest-fixed-jsdom */
import { MARKER_COOKIE } from '@footbridge/bridge/platform/request/cookies';
import { LOGIN_COOKIE } from '@footbridge/bridge/editors/editor/login-cookie';
import { hasMarker, mayBeEditor, wordPressLogin } from '@footbridge/browser/editor/login';

const set = (name: string, value: string) => (document.cookie = `${name}=${value}`);

beforeEach(() => {
  for (const name of [MARKER_COOKIE, LOGIN_COOKIE]) document.cookie = `${name}=; max-age=0`;
});

describe('who may be an editor', () => {
  it.each([
    ['new%3Aedie', { login: 'edie', isNew: true, mayEdit: true }, true],
    ['asked%3Aedie', { login: 'edie', isNew: false, mayEdit: true }, true],
    ['none%3Aedie', { login: 'edie', isNew: false, mayEdit: false }, false],
    [
      encodeURIComponent('new:maria o’hara: @example.org'),
      { login: 'maria o’hara: @example.org', isNew: true, mayEdit: true },
      true,
    ],
  ])('[S6.2] is whom WordPress’s cookie names, as the server has written it: %s', (value, login, hasBar) => {
    set(LOGIN_COOKIE, value);
    expect(wordPressLogin()).toEqual(login);
    expect(mayBeEditor()).toBe(hasBar);
  });

  it.each(['', 'edie', 'new', 'new%3A', 'other%3Aedie', `new%3A${'x'.repeat(61)}`, '%'])(
    '[S6.1] is not by %j',
    (value) => {
      set(LOGIN_COOKIE, value);
      expect([wordPressLogin(), mayBeEditor()]).toEqual([null, false]);
    },
  );

  it('is who signed in here: by the cookie that the sign-in sets', () => {
    expect([hasMarker(), mayBeEditor()]).toEqual([false, false]);
    set(MARKER_COOKIE, '1');
    set(LOGIN_COOKIE, 'none%3Aedie');
    expect([hasMarker(), mayBeEditor()]).toEqual([true, true]);
  });
});
