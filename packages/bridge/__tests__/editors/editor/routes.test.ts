import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import {
  Browser,
  COOKIE,
  expectNoToken,
  forgetEditors,
  OPENED,
  OWN_SCRIPT,
  signingSite,
  type FakeWordPress,
} from './support';

const site = signingSite(wordPressServer());
let seen: FakeWordPress;
let browser: Browser;
beforeEach(() => {
  ({ seen, browser } = site);
});

describe('the token route without a code', () => {
  it('returns the signed-in editor to a page of the site, without a token', async () => {
    await browser.send(await browser.begin());
    const { status, headers, body } = await browser.send('/api/faust/auth/token', OWN_SCRIPT);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ editor: { login: 'editor', name: 'Edie Editor' } });
    expect(headers['cache-control']).toBe('no-store');
    expectNoToken(body);
  });

  it('refuses other sites without a request to WordPress', async () => {
    await browser.send(await browser.begin());
    const requested = seen.bearers.length;
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await browser.send('/api/faust/auth/token', { ...OWN_SCRIPT, 'sec-fetch-site': from })).status).toBe(403);
    expect((await browser.send('/api/faust/auth/token', {})).status).toBe(403);
    expect((await browser.send('/api/faust/auth/token', { origin: 'https://evil.example' })).status).toBe(403);
    expect(seen.bearers).toHaveLength(requested);
  });

  it('says 401 to who is not signed in, without asking WordPress', async () => {
    const { status, body } = await browser.send('/api/faust/auth/token/', OWN_SCRIPT);
    expect([status, JSON.parse(body).error.code]).toEqual([401, 'signed-out']);
    expect(seen.bearers).toEqual([]);
  });

  it('allows only GET, and answers 404 for other paths', async () => {
    expect((await browser.send('/api/faust/auth/token', OWN_SCRIPT, 'POST')).status).toBe(405);
    expect((await browser.send('/api/faust/auth/logout', OWN_SCRIPT)).status).toBe(405);
    expect((await browser.send('/api/faust/else', OWN_SCRIPT)).status).toBe(404);
  });
});

describe('signing out', () => {
  it('ends both cookies in the browser, and the session here', async () => {
    await browser.send(await browser.begin());
    const thief = new Browser();
    thief.cookies = { ...browser.cookies };
    const { status, headers, cookies } = await browser.send('/api/faust/auth/logout', OWN_SCRIPT, 'POST');
    expect(status).toBe(205);
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies).toEqual([
      `${COOKIE}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; HttpOnly`,
      'footbridge-editor=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
    expect(Object.keys(browser.cookies)).toEqual(['footbridge-sign-in']);
    const requested = seen.bearers.length;
    expect((await thief.send('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(401);
    expect(seen.bearers).toHaveLength(requested);
  });

  it('ends the session in every process of the machine, and after a restart', async () => {
    await browser.send(await browser.begin());
    const thief = new Browser();
    thief.cookies = { ...browser.cookies };
    forgetEditors();
    expect((await thief.send('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(200);
    await browser.send('/api/faust/auth/logout', OWN_SCRIPT, 'POST');
    forgetEditors();
    expect((await thief.send('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(401);
  });

  it('is not done for another site', async () => {
    await browser.send(await browser.begin());
    expect(
      await browser.send('/api/faust/auth/logout', { ...OWN_SCRIPT, 'sec-fetch-site': 'cross-site' }, 'POST'),
    ).toMatchObject({ status: 403, cookies: [] });
    expect((await browser.send('/api/faust/auth/token', OWN_SCRIPT)).status).toBe(200);
  });

  it('leads a form back to the site', async () => {
    const form = { ...OPENED, 'sec-fetch-site': 'same-origin' };
    expect((await browser.send('/api/faust/auth/logout?redirect_uri=/about/', form, 'POST')).headers.location).toBe(
      '/about/',
    );
    expect(
      (await browser.send('/api/faust/auth/logout?redirect_uri=//evil.example', form, 'POST')).headers.location,
    ).toBe('/');
  });
});
