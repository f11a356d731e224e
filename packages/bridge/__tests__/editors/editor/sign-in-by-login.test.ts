/** Signing in whom WordPress's own cookie names, without leaving the page: with the embedded WordPress. */
import { LOGIN_COOKIE } from '@footbridge/bridge/editors/editor/login-cookie';

import { logIn } from '../../../../embedded/__tests__/support/server';
import { previewSite } from './preview-site';
import { Browser, OPENED, OWN_SCRIPT } from './support';

const site = previewSite();
const SIGN_IN = '/api/faust/auth/sign-in';
const WHO = '/api/faust/auth/token';
let visitors = 0;

/** A browser that has a login of WordPress and none of the site: both are on one domain. */
async function loggedIn(user: string): Promise<Browser> {
  visitors += 1;
  const browser = new Browser(`198.51.100.${visitors}`);
  browser.store(await logIn(site.wordPressUrl(), user));
  // As Next hands cookies over.
  for (const [name, value] of Object.entries(browser.cookies)) browser.cookies[name] = decodeURIComponent(value);
  return browser;
}

const signIn = (browser: Browser, headers: Record<string, string> = OWN_SCRIPT) =>
  browser.send(SIGN_IN, headers, 'POST');

describe('[S6.2] an editor who is logged in to WordPress', () => {
  it('is signed in by one request of the page, and has a session as any other', async () => {
    const browser = await loggedIn('editor');
    const { status, body, cookies } = await signIn(browser);
    expect([status, JSON.parse(body)]).toEqual([200, { editor: { login: 'editor', name: 'Demo Editor' } }]);
    expect(cookies).toEqual([
      expect.stringMatching(/^http\S+-rt=\S+; .*HttpOnly$/),
      expect.stringMatching(/^footbridge-editor=1; /),
    ]);
    expect((await browser.send(WHO, OWN_SCRIPT)).status).toBe(200);
  });

  it('and signs out here is not signed in again by itself', async () => {
    const browser = await loggedIn('editor');
    await signIn(browser);
    await browser.send('/api/faust/auth/logout', OWN_SCRIPT, 'POST');
    expect(browser.cookies).toMatchObject({ [LOGIN_COOKIE]: 'asked%3Aeditor' });
    expect((await browser.send(WHO, OWN_SCRIPT)).status).toBe(401);
  });

  it('is refused from other sites, and for their images and forms', async () => {
    const browser = await loggedIn('editor');
    const others: Record<string, string>[] = [
      {},
      OPENED,
      { ...OWN_SCRIPT, 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of others) expect((await signIn(browser, headers)).status).toBe(403);
    expect((await browser.send(WHO, OWN_SCRIPT)).status).toBe(401);
  });
});

describe('no session begins', () => {
  it('for a login that may not edit: there is no bar for it', async () => {
    const browser = await loggedIn('subscriber');
    const { status, cookies } = await signIn(browser);
    expect([status, cookies]).toEqual([403, [`${LOGIN_COOKIE}=none%3Asubscriber; Path=/; SameSite=Lax`]]);
  });

  it.each([
    ['made up', 'admin|1893456000|x|x'],
    ['with another login’s proof', 'other'],
  ])('for a cookie that is %s: WordPress says so, and it is not tried again by itself', async (_what, value) => {
    const browser = await loggedIn('editor');
    const [name = ''] = Object.keys(browser.cookies).filter((one) => one.startsWith('wordpress_logged_in_'));
    browser.cookies[name] = value === 'other' ? (browser.cookies[name] ?? '').replace('editor|', 'admin|') : value;
    const { status, cookies } = await signIn(browser);
    expect([status, cookies]).toEqual([401, [`${LOGIN_COOKIE}=asked%3Aadmin; Path=/; SameSite=Lax`]]);
  });

  it('without such a cookie, without a request to WordPress', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect((await signIn(new Browser('198.51.100.200'))).status).toBe(401);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('for more than ten tries in a minute from one address', async () => {
    const browser = await loggedIn('subscriber');
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await signIn(browser)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  it('while WordPress is unreachable, and it may be tried again', async () => {
    const browser = await loggedIn('editor');
    const url = process.env.WORDPRESS_URL;
    process.env.WORDPRESS_URL = 'http://127.0.0.1:9';
    const { status, cookies } = await signIn(browser);
    process.env.WORDPRESS_URL = url;
    expect([status, cookies]).toEqual([503, []]);
  });
});

it('WordPress gets its own login cookie and no other', async () => {
  const browser = await loggedIn('editor');
  browser.cookies['csrf-token'] = 'secret-of-this-site';
  const fetched = jest.spyOn(globalThis, 'fetch');
  await signIn(browser);
  const headers = fetched.mock.calls.map(
    ([url, init]) => [String(url), new Headers(init?.headers).get('cookie')] as const,
  );
  const [generate, ...more] = headers.filter(([, cookie]) => cookie !== null && !cookie.includes('-rt='));
  expect(more).toEqual([]);
  expect(generate?.[0]).toMatch(/\/generate\?redirect_uri=/);
  expect(generate?.[1]).toMatch(/^wordpress_logged_in_\w+=editor%7C\d+%7C\w+%7C\w+$/);
});
