import { HttpResponse, http } from 'msw';

import { RECORDED_WORDPRESS } from '../../recordings/wordpress';
import { wordPressServer } from '../../support/wordpress-server';
import { ACCESS_TOKENS, Browser, COOKIE, forgetEditors, OPENED, OWN_SCRIPT, RECORDED_NOW, recordedCode, REFRESH_TOKENS, SITE, signingWordPress } from './support';

import type { FakeWordPress } from './support';

const server = wordPressServer();
let seen: FakeWordPress;
let browser: Browser;
let visitors = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: RECORDED_NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  process.env.FOOTBRIDGE_SECRET = 's'.repeat(32);
  process.env.FAUST_SECRET_KEY = '11111111-2222-4333-8444-555555555555';
  forgetEditors();
  const wordpress = signingWordPress();
  seen = wordpress.seen;
  server.use(...wordpress.handlers);
  visitors += 1;
  browser = new Browser(`198.51.100.${visitors}`);
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.FOOTBRIDGE_SECRET;
  delete process.env.FAUST_SECRET_KEY;
});

const everyToken = [...ACCESS_TOKENS, ...REFRESH_TOKENS];
/** Neither as they are nor as Faust would have written them. */
function expectNoToken(text: string): void {
  for (const token of everyToken) for (const form of [token, encodeURIComponent(token), Buffer.from(token).toString('base64')]) expect(text).not.toContain(form);
}

describe('signing in', () => {
  it('leads over WordPress’s /generate back to this site alone, with a state', async () => {
    const { status, headers, cookies } = await browser.ask('/api/faust/auth/sign-in?redirect_uri=/about/');
    expect(status).toBe(303);
    expect(headers['cache-control']).toBe('no-store');
    const to = new URL(headers.location ?? '');
    expect(to.origin + to.pathname).toBe(`${RECORDED_WORDPRESS}/generate`);
    const back = new URL(to.searchParams.get('redirect_uri') ?? '');
    expect(back.origin + back.pathname).toBe(`${SITE}/api/faust/auth/token`);
    expect(back.searchParams.get('redirect_uri')).toBe('/about/');
    expect(back.searchParams.get('state')).toMatch(/^\d{10}\.[\w-]{16}\.[\w-]{43}$/);
    expect(cookies).toEqual([expect.stringMatching(/^footbridge-sign-in=[\w-]{24}; Path=\/api\/faust\/; Max-Age=900; SameSite=Lax; HttpOnly$/)]);
    expect(seen.grants).toEqual([]);
  });

  it('trades the code, keeps the session where no script reads it, and goes on to the page', async () => {
    const answer = await browser.ask(await browser.begin('/preview/1874/'));
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({ location: '/preview/1874/', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.body).toBe('');
    expect(answer.cookies).toEqual([
      expect.stringMatching(new RegExp(`^${COOKIE}=[\\w-]{16}\\.[\\w-]+\\.[\\w-]{43}; Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly$`)),
      'footbridge-editor=1; Path=/; Max-Age=1209600; SameSite=Lax',
    ]);
    expect(seen.grants).toEqual([{ code: recordedCode }]);
    expectNoToken(answer.body + JSON.stringify(answer.headers));
  });

  it('marks its cookies Secure where the site is asked over https', async () => {
    const https = { ...OPENED, 'x-forwarded-proto': 'https' };
    const { cookies, headers } = await browser.ask('/api/faust/auth/sign-in', https);
    expect(cookies[0]).toContain('; Secure');
    expect(new URL(headers.location ?? '').searchParams.get('redirect_uri')).toMatch(/^https:\/\/www\.example\.test\//);
    const signedIn = await browser.ask(await browser.begin(), https);
    expect(signedIn.cookies.filter((cookie) => cookie.includes('; Secure'))).toHaveLength(2);
  });

  it('loads nothing of the editors’ for somebody who may not edit', async () => {
    seen.capabilities = ['read', 'level_0', 'subscriber'];
    const { status } = await browser.ask(await browser.begin());
    expect(status).toBe(303);
    expect(Object.keys(browser.cookies)).toEqual(['footbridge-sign-in', COOKIE]);
  });

  it('ends with a word, not in a circle, when WordPress does not know the bearer of its own token', async () => {
    for (const token of ACCESS_TOKENS) seen.expired.add(token);
    const { status, cookies, body } = await browser.ask(await browser.begin());
    expect(status).toBe(502);
    expect(body).toContain('Authorization header');
    expect(cookies).toEqual([]);
  });
});

describe('a sign-in that somebody else began', () => {
  it('is refused before WordPress is asked: a code without a state', async () => {
    const { status, headers, body, cookies } = await browser.ask(`/api/faust/auth/token?redirect_uri=/preview/1874/&code=${encodeURIComponent(recordedCode)}`);
    expect(status).toBe(403);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('href="/api/faust/auth/sign-in?redirect_uri=%2Fpreview%2F1874%2F"');
    expect(cookies).toEqual([]);
    expect(seen.grants).toEqual([]);
  });

  it('is refused: the state of another browser, a changed target, a changed state, an old one', async () => {
    const attackers = await new Browser().begin();
    expect((await browser.ask(attackers)).status).toBe(403);
    await browser.begin();
    expect((await browser.ask(attackers)).status).toBe(403);
    const own = await browser.begin('/about/');
    expect((await browser.ask(own.replace('%2Fabout%2F', '%2Fadmissions%2F'))).status).toBe(403);
    expect((await browser.ask(own.replace(/state=\d/, 'state=9'))).status).toBe(403);
    jest.setSystemTime(RECORDED_NOW + 16 * 60_000);
    expect((await browser.ask(own)).status).toBe(403);
    expect(seen.grants).toEqual([]);
  });

  it('is refused to pictures, frames and scripts', async () => {
    const back = await browser.begin();
    for (const headers of [OWN_SCRIPT, { ...OPENED, 'sec-fetch-dest': 'iframe' }, { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }]) {
      expect((await browser.ask(back, headers)).status).toBe(403);
    }
    expect(seen.grants).toEqual([]);
  });

  it('cannot be played again: neither the code nor the state', async () => {
    const back = await browser.begin();
    const copy = new Browser();
    copy.cookies = { ...browser.cookies };
    await browser.ask(back);
    expect((await copy.ask(back)).status).toBe(403);
    // The back button of who is signed in: on to the page, with the session that is there.
    expect(await browser.ask(back)).toMatchObject({ status: 303, headers: { location: '/preview/1874/' }, cookies: [] });
    expect(seen.grants).toHaveLength(1);
  });

  it('lets two tabs sign in at once', async () => {
    const [first, second] = [await browser.begin('/a/'), await browser.begin('/b/')];
    expect((await browser.ask(first)).headers.location).toBe('/a/');
    expect((await browser.ask(second)).headers.location).toBe('/b/');
  });
});

describe('where a sign-in leads', () => {
  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', ['a control character', '/a\u0000'], 'javascript:alert(1)', '/./..//evil.example/', '/api/send-email', `${SITE}.evil.example/`, 'http://www.example.test@evil.example/', ['a path without end', `/${'a'.repeat(2000)}`]].map((one) => (typeof one === 'string' ? [one, one] : one)))(
    'never to %s',
    async (_, target = '') => {
      const begun = await browser.ask(`/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(target)}`);
      if (begun.status === 303) {
        // What is left of it is a path of this site.
        const back = new URL(new URL(begun.headers.location ?? '').searchParams.get('redirect_uri') ?? '').searchParams.get('redirect_uri');
        expect(back).toMatch(/^\/(?![/\\])/);
        expect(back).not.toContain('evil');
        return;
      }
      expect(begun.status).toBe(400);
      const state = new URL((await browser.begin('/')), SITE).searchParams.get('state') ?? '';
      const ended = await browser.ask(`/api/faust/auth/token?${new URLSearchParams({ redirect_uri: target, state, code: recordedCode })}`);
      expect(ended.status).toBe(400);
      expect(seen.grants).toEqual([]);
    },
  );

  it('to a page of the site that is named with its own origin', async () => {
    expect((await browser.ask(await browser.begin(`${SITE}/preview/?p=1874`))).headers.location).toBe('/preview/?p=1874');
  });
});

describe('a code that WordPress does not take', () => {
  it.each([
    ['authorize-bad-code', 403],
    ['authorize-garbage-code', 403],
    ['authorize-bad-secret', 503],
    ['authorize-GET', 503],
  ])('%s: %i, and nobody is signed in', async (name, expected) => {
    seen.refuse = name;
    const { status, cookies } = await browser.ask(await browser.begin());
    expect(status).toBe(expected);
    expect(cookies).toEqual([]);
  });

  it('is not looked at when it has the form of none', async () => {
    expect((await browser.ask(await browser.begin('/', '<script>'))).status).toBe(403);
    expect((await browser.ask(await browser.begin('/', 'x'.repeat(2000)))).status).toBe(403);
    expect(seen.grants).toEqual([]);
  });

  it('is said to be WordPress’s fault when it does not answer', async () => {
    const back = await browser.begin();
    server.use(http.post(`${RECORDED_WORDPRESS}/`, () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })));
    expect(await browser.ask(back)).toMatchObject({ status: 503, cookies: [] });
  });

  it('is one of twenty a minute at most, and the log says so once', async () => {
    seen.refuse = 'authorize-bad-code';
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) statuses.push((await browser.ask(await browser.begin())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(seen.grants).toHaveLength(20);
    const lines = jest.mocked(console.warn).mock.calls.flat().filter((line) => String(line).includes('too-many'));
    expect(lines).toHaveLength(1);
  });
});

describe('the token route without a code', () => {
  it('tells a page of the site who is signed in, and no token', async () => {
    await browser.ask(await browser.begin());
    const { status, headers, body } = await browser.ask('/api/faust/auth/token', OWN_SCRIPT);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ editor: { login: 'editor', name: 'Edie Editor' } });
    expect(headers['cache-control']).toBe('no-store');
    expectNoToken(body);
  });

  it('tells other sites nothing, and asks WordPress nothing', async () => {
    await browser.ask(await browser.begin());
    const asked = seen.bearers.length;
    for (const from of ['cross-site', 'same-site', 'none']) expect((await browser.ask('/api/faust/auth/token', { ...OWN_SCRIPT, 'sec-fetch-site': from })).status).toBe(403);
    expect((await browser.ask('/api/faust/auth/token', {})).status).toBe(403);
    expect((await browser.ask('/api/faust/auth/token', { origin: 'https://evil.example' })).status).toBe(403);
    expect(seen.bearers).toHaveLength(asked);
  });

  it('says 401 to who is not signed in, without asking WordPress', async () => {
    const { status, body } = await browser.ask('/api/faust/auth/token/', OWN_SCRIPT);
    expect([status, JSON.parse(body).error.code]).toEqual([401, 'signed-out']);
    expect(seen.bearers).toEqual([]);
  });

  it('says 403 to who may not edit', async () => {
    seen.capabilities = ['read'];
    await browser.ask(await browser.begin());
    expect((await browser.ask('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(403);
  });

  it('is not asked otherwise than by GET, and nothing else is there', async () => {
    expect((await browser.ask('/api/faust/auth/token', OWN_SCRIPT, 'POST')).status).toBe(405);
    expect((await browser.ask('/api/faust/auth/logout', OWN_SCRIPT)).status).toBe(405);
    expect((await browser.ask('/api/faust/else', OWN_SCRIPT)).status).toBe(404);
  });
});

describe('signing out', () => {
  it('ends both cookies in the browser, and the session here', async () => {
    await browser.ask(await browser.begin());
    const thief = new Browser();
    thief.cookies = { ...browser.cookies };
    const { status, headers, cookies } = await browser.ask('/api/faust/auth/logout', OWN_SCRIPT, 'POST');
    expect(status).toBe(205);
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies).toEqual([
      `${COOKIE}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; HttpOnly`,
      'footbridge-editor=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
    expect(Object.keys(browser.cookies)).toEqual(['footbridge-sign-in']);
    const asked = seen.bearers.length;
    expect((await thief.ask('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(401);
    expect(seen.bearers).toHaveLength(asked);
  });

  it('is not done for another site', async () => {
    await browser.ask(await browser.begin());
    expect(await browser.ask('/api/faust/auth/logout', { ...OWN_SCRIPT, 'sec-fetch-site': 'cross-site' }, 'POST')).toMatchObject({ status: 403, cookies: [] });
    expect((await browser.ask('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(200);
  });

  it('leads a form back to the site', async () => {
    const form = { ...OPENED, 'sec-fetch-site': 'same-origin' };
    expect((await browser.ask('/api/faust/auth/logout?redirect_uri=/about/', form, 'POST')).headers.location).toBe('/about/');
    expect((await browser.ask('/api/faust/auth/logout?redirect_uri=//evil.example', form, 'POST')).headers.location).toBe('/');
  });
});

it('says that it is not set up, without sending anybody to WordPress', async () => {
  delete process.env.FAUST_SECRET_KEY;
  expect((await browser.ask('/api/faust/auth/sign-in')).status).toBe(503);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('FAUST_SECRET_KEY is not set'));
});
