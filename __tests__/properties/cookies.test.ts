/** Any cookie from a browser: this site's own is read as it was written. Forged ones: the tests of each route. */
import * as fc from 'fast-check';

import { storeSession, cachedSession } from '@footbridge/bridge/editors/editor/cookies';
import { loginIn, setLogin } from '@footbridge/bridge/editors/editor/login-cookie';
import { parseCookies } from '@footbridge/bridge/platform/request/cookies';
import { rememberedPassword, postPasswordCookie } from '@footbridge/bridge/pages/post-password/cookie';
import { editorHint, loginCookies } from '@footbridge/bridge/visitors/visit/editor';
import { hasToken, visitCookies } from '@footbridge/bridge/visitors/visit/token';
import { oddText } from '@footbridge/tools/fuzz/requests/texts';

import { always, JEST_TIMEOUT_MS } from '../support/cases';
import { exchange } from '../support/exchange';
import { pairOf } from '../support/leads';

jest.setTimeout(JEST_TIMEOUT_MS);

beforeAll(() => {
  process.env.FOOTBRIDGE_SECRET = 'a secret of thirty-two characters, at least';
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});

const setBy = (response: { getHeader(name: string): unknown }): Record<string, string> =>
  pairOf([response.getHeader('Set-Cookie')].flat().map(String));

it('a visit’s cookies are renewed or unchanged, and never contain foreign text', () => {
  always([oddText, oddText], (visit, token) => {
    const { request } = exchange({
      cookies: { 'footbridge-visit': visit, 'csrf-token': token },
      headers: { 'x-csrf-token': token },
    });
    expect(hasToken(request)).toBe(false);
    for (const line of visitCookies(request)) expect(line).toMatch(/^[\w-]+=[\w-]+; [\w/=; -]+$/);
  });
});

describe('an editor’s session', () => {
  it('is read as it was stored, for any token', () => {
    always(
      [fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }).filter((text) => Buffer.byteLength(text) < 700)],
      (refreshToken) => {
        const { request, response } = exchange();
        storeSession(request, response, { id: 'A'.repeat(16), refreshToken }, 60, true);
        expect(cachedSession({ cookies: setBy(response) })).toEqual({ id: 'A'.repeat(16), refreshToken });
      },
    );
  });

  it('that WordPress’s cookie suggests has a login name that a page can print', () => {
    always(
      [
        fc.dictionary(
          fc.oneof(fc.constant('wordpress_logged_in_0'), oddText),
          fc.oneof(
            oddText,
            oddText.map((name) => `${name}|1|x`),
          ),
          { noNullPrototype: true },
        ),
      ],
      (cookies) => {
        const hint = editorHint(cookies);
        if (!hint) return;
        expect(hint.login.length).toBeGreaterThan(0);
        expect(hint.login.length).toBeLessThanOrEqual(60);
        expect(hint.login).not.toMatch(/(?![\u007f-\u009f])\p{Cc}|[<>|]/u);
      },
    );
  });
});

it('a login of WordPress is read by this site as it was, and goes to WordPress in one header of its own cookies', () => {
  const header = fc
    .tuple(
      fc.constantFrom('wordpress_logged_in_0', 'footbridge-login', 'a'),
      oddText,
      fc.constantFrom('|1|x', ';', '; wordpress_logged_in_1=edie|1|x'),
    )
    .map(([name, value, end]) => Buffer.from(`${name}=${value}${end}`).toString('latin1'));
  always([header], (text) => {
    const cookies = parseCookies(text);
    const login = editorHint(cookies)?.login;
    expect(loginCookies(cookies)).toMatch(/^(?:wordpress_logged_in_\w+=[\w%.!~*'()-]*(?:; |$))*$/);
    if (login === undefined) return;
    const { request, response } = exchange();
    setLogin(request, response, { state: 'new', login });
    expect(loginIn(parseCookies([response.getHeader('set-cookie')].flat().join().split(';')[0] ?? ''))).toEqual({
      state: 'new',
      login,
    });
  });
});

describe('a protected page', () => {
  it('is decrypted to any password that was stored', () => {
    always([fc.string({ minLength: 1, maxLength: 255, unit: 'binary' })], (password) => {
      expect(
        rememberedPassword(exchange({ cookies: pairOf([postPasswordCookie(exchange().request, password)]) }).request),
      ).toBe(password);
    });
  });
});
