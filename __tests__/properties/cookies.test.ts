/** Any cookie from a browser: this site's own is read as it was written, others are rejected. */
import * as fc from 'fast-check';

import { storeSession, cachedSession, refreshCookie } from '@footbridge/bridge/editors/editor/cookies';
import { loginIn, setLogin } from '@footbridge/bridge/editors/editor/login-cookie';
import { newState, takeState } from '@footbridge/bridge/editors/editor/state';
import { confirmationCookie, isConfirmed } from '@footbridge/bridge/leads/lead/confirmation';
import { parseCookies } from '@footbridge/bridge/platform/request/cookies';
import { rememberedPassword, postPasswordCookie } from '@footbridge/bridge/pages/post-password/cookie';
import { editorHint, loginCookies } from '@footbridge/bridge/visitors/visit/editor';
import { hasToken, visitCookies } from '@footbridge/bridge/visitors/visit/token';
import { oddText } from '@footbridge/tools/fuzz/requests/texts';

import { always, alwaysLater, JEST_TIMEOUT_MS } from '../support/cases';
import { exchange } from '../support/exchange';
import { newVisit, pairOf } from '../support/leads';

jest.setTimeout(JEST_TIMEOUT_MS);

beforeAll(() => {
  process.env.FOOTBRIDGE_SECRET = 'a secret of thirty-two characters, at least';
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});

/** A right value, one of its letters another, cut, or with more behind it. */
const forged = (right: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: right.length - 1 }), oddText.filter(Boolean), fc.constantFrom('instead', 'behind', 'cut'))
    .map(([at, odd, how]) =>
      how === 'behind'
        ? right + odd
        : how === 'cut'
          ? right.slice(0, at)
          : right.slice(0, at) + odd + right.slice(at + odd.length),
    );
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

it('a token is valid for its visit, and no other', () => {
  const cookies = newVisit();
  const token = String(cookies['csrf-token']);
  expect(hasToken(exchange({ cookies, headers: { 'x-csrf-token': token } }).request)).toBe(true);
  always([forged(token), forged(String(cookies['footbridge-visit']))], (otherToken, otherVisit) => {
    if (otherToken !== token)
      expect(hasToken(exchange({ cookies, headers: { 'x-csrf-token': otherToken } }).request)).toBe(false);
    if (otherVisit !== cookies['footbridge-visit'])
      expect(
        hasToken(
          exchange({ cookies: { ...cookies, 'footbridge-visit': otherVisit }, headers: { 'x-csrf-token': token } })
            .request,
        ),
      ).toBe(false);
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

  it('that this site did not write is none', () => {
    const { request, response } = exchange();
    storeSession(request, response, { id: 'A'.repeat(16), refreshToken: 'token' }, 60, true);
    const right = String(setBy(response)[refreshCookie()]);
    always([fc.oneof(forged(right), oddText)], (value) => {
      if (value !== right) expect(cachedSession({ cookies: { [refreshCookie()]: value } })).toBeNull();
    });
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

it('a sign-in’s state is good once, for its browser and page, and not with a letter changed', async () => {
  const begun = exchange();
  const state = newState(begun.request, begun.response, '/about/');
  const cookies = setBy(begun.response);
  await alwaysLater([fc.oneof(forged(state), oddText), oddText], async (other, page) => {
    if (other !== state) expect(await takeState(exchange({ cookies }).request, other, '/about/')).toBe(false);
    if (page !== '/about/') expect(await takeState(exchange({ cookies }).request, state, page)).toBe(false);
  });
  expect(await takeState(exchange({ cookies }).request, state, '/about/')).toBe(true);
  expect(await takeState(exchange({ cookies }).request, state, '/about/')).toBe(false);
});

describe('a protected page', () => {
  it('is decrypted to any password that was stored', () => {
    always([fc.string({ minLength: 1, maxLength: 255, unit: 'binary' })], (password) => {
      expect(
        rememberedPassword(exchange({ cookies: pairOf([postPasswordCookie(exchange().request, password)]) }).request),
      ).toBe(password);
    });
  });

  it('is opened by no cookie that this site did not write', () => {
    const right = String(pairOf([postPasswordCookie(exchange().request, 'secret')])['footbridge-unlock']);
    // Base64 has letters whose last bits are ignored: what they decrypt to is the same bytes.
    const bytes = (text: string): string => Buffer.from(text, 'base64url').toString('hex');
    always([fc.oneof(forged(right), oddText)], (value) => {
      if (bytes(value) !== bytes(right))
        expect(rememberedPassword(exchange({ cookies: { 'footbridge-unlock': value } }).request)).toBeNull();
    });
  });
});

it('a second submission is not required without our cookie, or with one that is too early or late', () => {
  const now = Date.now();
  const right = String(pairOf([confirmationCookie(exchange().request, 'hash', now)])['footbridge-again']);
  const isAccepted = (value: string, at: number): boolean =>
    isConfirmed(exchange({ cookies: { 'footbridge-again': value } }).request, 'hash', at);
  expect(isAccepted(right, now + 2000)).toBe(true);
  always(
    [fc.oneof(forged(right), oddText), fc.oneof(fc.integer({ max: 999 }), fc.integer({ min: 3_600_001 }))],
    (value, off) => {
      if (value.split('.').slice(0, 2).join('.') !== right) expect(isAccepted(value, now + 2000)).toBe(false);
      expect(isAccepted(right, now + off)).toBe(false);
    },
  );
});
