import { HttpResponse, http } from 'msw';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import {
  ACCESS_TOKENS,
  Browser,
  COOKIE,
  expectNoToken,
  OPENED,
  OWN_SCRIPT,
  RECORDED_NOW,
  recordedCode,
  signingSite,
  SITE,
  type FakeWordPress,
} from './support';
import { editorsState } from '@footbridge/bridge/editors/editor/session-tokens';

const server = wordPressServer();
const site = signingSite(server);
let seen: FakeWordPress;
let browser: Browser;
beforeEach(() => {
  ({ seen, browser } = site);
});

describe('signing in', () => {
  it('leads over WordPress’s /generate back to this site alone, with a state', async () => {
    const { status, headers, cookies } = await browser.send('/api/faust/auth/sign-in?redirect_uri=/about/');
    expect(status).toBe(303);
    expect(headers['cache-control']).toBe('no-store');
    const to = new URL(headers.location ?? '');
    expect(to.origin + to.pathname).toBe(`${RECORDED_WORDPRESS}/generate`);
    const back = new URL(to.searchParams.get('redirect_uri') ?? '');
    expect(back.origin + back.pathname).toBe(`${SITE}/api/faust/auth/token`);
    expect(back.searchParams.get('redirect_uri')).toBe('/about/');
    expect(back.searchParams.get('state')).toMatch(/^\d{10}\.[\w-]{16}\.[\w-]{43}$/);
    expect(cookies).toEqual([
      expect.stringMatching(/^footbridge-sign-in=[\w-]{24}; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/),
    ]);
    expect(seen.grants).toEqual([]);
  });

  it('exchanges the code, stores the session in an HttpOnly cookie, and redirects to the page', async () => {
    const answer = await browser.send(await browser.begin('/preview/1874/'));
    expect(answer).toMatchObject({ status: 303, body: '' });
    expect(answer.headers).toMatchObject({
      location: '/preview/1874/',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^${COOKIE}=[\\w-]{16}\\.[\\w-]+\\.[\\w-]{43}; Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly$`),
      ),
      'footbridge-editor=1; Path=/; Max-Age=1209600; SameSite=Lax',
    ]);
    expect(seen.grants).toEqual([{ code: recordedCode }]);
    expectNoToken(answer.body + JSON.stringify(answer.headers));
  });

  it('sets Secure cookies over https', async () => {
    const https = { ...OPENED, 'x-forwarded-proto': 'https' };
    const { cookies, headers } = await browser.send('/api/faust/auth/sign-in', https);
    expect(cookies[0]).toContain('; Secure');
    expect(new URL(headers.location ?? '').searchParams.get('redirect_uri')).toMatch(/^https:\/\/www\.example\.test\//);
    const signedIn = await browser.send(await browser.begin('/preview/1874/', recordedCode, https), https);
    expect(signedIn.cookies.filter((cookie) => cookie.includes('; Secure'))).toHaveLength(2);
  });

  it('sets no marker cookie for a user who may not edit', async () => {
    seen.capabilities = ['read', 'level_0', 'subscriber'];
    const { status } = await browser.send(await browser.begin());
    expect(status).toBe(303);
    expect(Object.keys(browser.cookies)).toEqual(['footbridge-sign-in', COOKIE]);
  });

  it('ends with a message, not in a loop, when WordPress does not recognize its own token', async () => {
    for (const token of ACCESS_TOKENS) seen.expired.add(token);
    const { status, cookies, body } = await browser.send(await browser.begin());
    expect(status).toBe(502);
    expect(body).toContain('Authorization header');
    expect(cookies).toEqual([]);
  });
});

describe('a WordPress whose FaustWP is too old', () => {
  const OLD = { name: 'FaustWP', level: 'refuse', installed: '1.5.0', below: '1.8.8' } as const;

  it('gets no editor’s browser until a minute after its update: a page says what an administrator has to do, and no version', async () => {
    seen.findings = [OLD];
    const { status, headers, body, cookies } = await browser.send('/api/faust/auth/sign-in?redirect_uri=/about/');
    expect([status, headers.location, cookies]).toEqual([503, undefined, []]);
    expect(body).toContain('update it');
    expect(body).not.toMatch(/1\.5\.0|1\.8\.8/);
    seen.findings = [{ ...OLD, name: 'WPGraphQL', level: 'warn' }];
    expect((await browser.send('/api/faust/auth/sign-in')).status).toBe(503);
    jest.advanceTimersByTime(60_001);
    expect((await browser.send('/api/faust/auth/sign-in')).status).toBe(303);
  });

  it('does not let another site sign in a user who is logged in to WordPress', async () => {
    seen.findings = [OLD];
    browser.cookies[`wordpress_logged_in_${'0'.repeat(32)}`] = 'editor|1893456000|x|x';
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(await browser.send('/api/faust/auth/sign-in', OWN_SCRIPT, 'POST')).toMatchObject({
      status: 503,
      body: expect.stringContaining('"outdated"'),
      cookies: [],
    });
    expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/generate'))).toEqual([]);
    fetched.mockRestore();
  });

  it('trades nothing, and the way back from it says why', async () => {
    const back = await browser.begin();
    seen.isClosed = true;
    const { status, body, cookies } = await browser.send(back);
    expect([status, cookies]).toEqual([503, []]);
    expect(body).toContain('too old');
  });

  it('ends no session: it continues after the update', async () => {
    await browser.send(await browser.begin());
    editorsState.value = undefined;
    seen.isClosed = true;
    expect(await browser.send('/api/faust/auth/token', OWN_SCRIPT)).toMatchObject({
      status: 503,
      body: expect.stringContaining('"outdated"'),
      cookies: [],
    });
    seen.isClosed = false;
    expect(await browser.send('/api/faust/auth/token', OWN_SCRIPT)).toMatchObject({ status: 200 });
  });
});

describe('a sign-in that another browser began', () => {
  it('is refused without a request to WordPress: a code without a state', async () => {
    const { status, headers, body, cookies } = await browser.send(
      `/api/faust/auth/token?redirect_uri=/preview/1874/&code=${encodeURIComponent(recordedCode)}`,
    );
    expect(status).toBe(403);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('href="/api/faust/auth/sign-in?redirect_uri=%2Fpreview%2F1874%2F"');
    expect(cookies).toEqual([]);
    expect(seen.grants).toEqual([]);
  });

  it('is refused: the state of another browser, a changed target, a changed state, an old one', async () => {
    const attackers = await new Browser().begin();
    await browser.begin();
    expect((await browser.send(attackers)).status).toBe(403);
    const own = await browser.begin('/about/');
    expect((await browser.send(own.replace('%2Fabout%2F', '%2Fadmissions%2F'))).status).toBe(403);
    expect((await browser.send(own.replace(/state=\d/, 'state=9'))).status).toBe(403);
    jest.setSystemTime(RECORDED_NOW + 16 * 60_000);
    expect((await browser.send(own)).status).toBe(403);
    expect(seen.grants).toEqual([]);
  });

  it('is refused for images, iframes and scripts', async () => {
    const back = await browser.begin();
    for (const headers of [
      OWN_SCRIPT,
      { ...OPENED, 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ]) {
      expect((await browser.send(back, headers)).status).toBe(403);
    }
    expect(seen.grants).toEqual([]);
  });

  it('cannot be played again: neither the code nor the state', async () => {
    const back = await browser.begin();
    const copy = new Browser();
    copy.cookies = { ...browser.cookies };
    await browser.send(back);
    expect((await copy.send(back)).status).toBe(403);
    // The back button of who is signed in: on to the page, with the session that is there.
    expect(await browser.send(back)).toMatchObject({
      status: 303,
      headers: { location: '/preview/1874/' },
      cookies: [],
    });
    expect(seen.grants).toHaveLength(1);
  });

  it('lets two tabs sign in at once', async () => {
    const [first, second] = [await browser.begin('/a/'), await browser.begin('/b/')];
    expect((await browser.send(first)).headers.location).toBe('/a/');
    expect((await browser.send(second)).headers.location).toBe('/b/');
  });
});

describe('where a sign-in leads', () => {
  it.each(['https://evil.example/', '/api/send-email'])('never to %s, when it begins or ends', async (target) => {
    expect((await browser.send(`/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(target)}`)).status).toBe(400);
    const state = new URL(await browser.begin('/'), SITE).searchParams.get('state') ?? '';
    const ended = await browser.send(
      `/api/faust/auth/token?${new URLSearchParams({ redirect_uri: target, state, code: recordedCode })}`,
    );
    expect(ended.status).toBe(400);
    expect(seen.grants).toEqual([]);
  });

  it('to a page of the site that is named with its own origin', async () => {
    expect((await browser.send(await browser.begin(`${SITE}/preview/?p=1874`))).headers.location).toBe(
      '/preview/?p=1874',
    );
  });
});

describe('a code that WordPress does not take', () => {
  it.each([
    ['authorize-bad-code', 403],
    ['authorize-bad-secret', 503],
  ])('%s: %i, and no session', async (name, expected) => {
    seen.refuse = name;
    const { status, cookies } = await browser.send(await browser.begin());
    expect(status).toBe(expected);
    expect(cookies).toEqual([]);
  });

  it('is not looked at when it has the form of none', async () => {
    expect((await browser.send(await browser.begin('/', '<script>'))).status).toBe(403);
    expect(seen.grants).toEqual([]);
  });

  it('is said to be WordPress’s fault when it does not answer', async () => {
    const back = await browser.begin();
    server.use(http.post(`${RECORDED_WORDPRESS}/`, () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })));
    expect(await browser.send(back)).toMatchObject({ status: 503, cookies: [] });
  });

  it('is one of twenty a minute at most', async () => {
    seen.refuse = 'authorize-bad-code';
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) statuses.push((await browser.send(await browser.begin())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(seen.grants).toHaveLength(20);
  });
});

it('says that it is not set up, without a redirect to WordPress', async () => {
  delete process.env.FAUST_SECRET_KEY;
  expect((await browser.send('/api/faust/auth/sign-in')).status).toBe(503);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('FAUST_SECRET_KEY is not set'));
});
