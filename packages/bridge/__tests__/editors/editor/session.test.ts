import { HttpResponse, http } from 'msw';

import { verifyEditor, type EditorCheck } from '@footbridge/bridge/editors/editor/session';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import {
  ACCESS_TOKENS,
  Browser,
  COOKIE,
  OPENED,
  RECORDED_NOW,
  REFRESH_TOKENS,
  signingSite,
  type FakeWordPress,
} from './support';

const server = wordPressServer();
const site = signingSite(server);
let seen: FakeWordPress;
let browser: Browser;

/** What the site comes to about a request, and the cookies it answers with. */
async function verify(cookies = browser.cookies): Promise<{ check: EditorCheck; set: string[] }> {
  const visitor = new Browser();
  visitor.cookies = cookies;
  const { request, response } = visitor.exchange(OPENED);
  const check = await verifyEditor(request, response);
  const set = response.getHeader('set-cookie');
  return { check, set: Array.isArray(set) ? set : set === undefined ? [] : [String(set)] };
}

const minutes = (count: number) => count * 60_000;

beforeEach(async () => {
  ({ seen, browser } = site);
  await browser.send(await browser.begin());
  Object.assign(seen, { grants: [], bearers: [] });
});

describe('an editor', () => {
  it('is verified with WordPress each time, with the cached access token', async () => {
    expect(await verify()).toEqual({
      check: {
        kind: 'editor',
        editor: {
          id: 2,
          login: 'editor',
          name: 'Edie Editor',
          mayEdit: true,
          rights: { clearPage: true, clearAll: false },
          accessToken: ACCESS_TOKENS[0],
        },
      },
      set: [],
    });
    await verify();
    expect(seen).toMatchObject({ grants: [], bearers: [ACCESS_TOKENS[0], ACCESS_TOKENS[0]] });
  });

  it('is one no longer as soon as WordPress says so', async () => {
    seen.capabilities = ['read'];
    expect((await verify()).check).toMatchObject({ kind: 'no-right', viewer: { login: 'editor' } });
  });

  it('gets new tokens before the old ones end: once, however many requests want them, and a longer session', async () => {
    jest.setSystemTime(RECORDED_NOW + minutes(4.5));
    const all = await Promise.all([verify(), verify(), verify()]);
    expect(all.map(({ check }) => check)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ kind: 'editor', editor: expect.objectContaining({ accessToken: ACCESS_TOKENS[1] }) }),
      ),
    );
    expect(seen.grants).toMatchObject([{ refreshToken: REFRESH_TOKENS[0] }]);
    expect(all[0]?.set).toEqual([
      expect.stringContaining(`${COOKIE}=`),
      expect.stringContaining('footbridge-editor=1'),
    ]);
  });

  it('whose request was under way with the older cookie gets the same tokens', async () => {
    jest.setSystemTime(RECORDED_NOW + minutes(4.5));
    const older = { ...browser.cookies };
    browser.store((await verify()).set);
    expect(browser.cookies[COOKIE]).not.toBe(older[COOKIE]);
    expect([(await verify(older)).check.kind, (await verify()).check.kind]).toEqual(['editor', 'editor']);
    expect(seen.grants).toHaveLength(1);
  });
});

describe('a token that has expired', () => {
  it('is silently ignored by WordPress, so new tokens are requested once', async () => {
    seen.expired.add(ACCESS_TOKENS[0] ?? '');
    const { check } = await verify();
    expect(check).toMatchObject({ kind: 'editor', editor: { accessToken: ACCESS_TOKENS[1] } });
    expect(seen).toMatchObject({ grants: [{ refreshToken: REFRESH_TOKENS[0] }], bearers: ACCESS_TOKENS.slice(0, 2) });
  });

  it('that is followed by another ignored one is reported, and does not end the session', async () => {
    for (const token of ACCESS_TOKENS) seen.expired.add(token);
    expect(await verify()).toMatchObject({ check: { kind: 'unknown' }, set: [] });
    expect(seen.grants).toHaveLength(1);
  });

  it('and can’t be renewed ends the session in the browser', async () => {
    jest.setSystemTime(RECORDED_NOW + minutes(5));
    seen.refuse = 'authorize-nobody';
    const { check, set } = await verify();
    expect(check).toEqual({ kind: 'signed-out' });
    expect(set).toEqual([
      expect.stringMatching(new RegExp(`^${COOKIE}=; Path=/; Max-Age=0;`)),
      expect.stringMatching(/^footbridge-editor=; Path=\/; Max-Age=0;/),
    ]);
    await verify();
    expect(seen.grants).toHaveLength(1);
  });

  it('ends no session while WordPress is unreachable', async () => {
    jest.setSystemTime(RECORDED_NOW + minutes(5));
    server.use(
      http.post(`${RECORDED_WORDPRESS}/`, () => HttpResponse.json({ message: 'Service unavailable' }, { status: 503 })),
    );
    await expect(verify()).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

describe('a cookie that is not ours', () => {
  it.each([
    ['the marker alone', () => undefined],
    ['as Faust writes it', () => Buffer.from(REFRESH_TOKENS[0] ?? '').toString('base64')],
    [
      'with another token in it',
      (own: string) => own.replace(/\.([\w-]+)\./, `.${Buffer.from(REFRESH_TOKENS[1] ?? '').toString('base64url')}.`),
    ],
    ['with another id', (own: string) => `AAAA${own.slice(4)}`],
    ['cut', (own: string) => own.slice(0, -1)],
  ])('%s: signed out, without a request to WordPress', async (_, forge) => {
    const value = forge(browser.cookies[COOKIE] ?? '');
    const { check } = await verify({
      'footbridge-editor': '1',
      wordpress_logged_in_0: 'editor|1|x|y',
      ...(value === undefined ? {} : { [COOKIE]: value }),
    });
    expect(check).toEqual({ kind: 'signed-out' });
    expect(seen).toMatchObject({ grants: [], bearers: [] });
  });

  it('of a site with another secret, and of another WordPress: the same', async () => {
    process.env.FOOTBRIDGE_SECRET = 'o'.repeat(32);
    expect((await verify()).check).toEqual({ kind: 'signed-out' });
    process.env.FOOTBRIDGE_SECRET = 's'.repeat(32);
    process.env.WORDPRESS_URL = 'http://127.0.0.1:8081';
    expect((await verify({ 'http127.0.0.18081-rt': browser.cookies[COOKIE] ?? '' })).check).toEqual({
      kind: 'signed-out',
    });
    expect(seen).toMatchObject({ grants: [], bearers: [] });
  });
});
