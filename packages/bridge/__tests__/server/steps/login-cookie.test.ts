/** The cookie that marks an editor's browser. The last step answers as Next does. */
import { LOGIN_COOKIE } from '@footbridge/bridge/editors/editor/login-cookie';
import { updateLoginCookie } from '@footbridge/bridge/server/steps/login-cookie';

import { serveSteps } from '../serve-steps';

const WORDPRESS = `wordpress_logged_in_${'0'.repeat(32)}=edie%7C1893456000%7Ctoken%7Chmac`;
const PAGE = 's-maxage=3600, stale-while-revalidate=82800';

/** Headers of the listener's answer. */
let answer: Record<string, string | string[]>;

const { request } = serveSteps(() => [
  updateLoginCookie,
  (_request, response) => {
    for (const [name, value] of Object.entries(answer)) response.setHeader(name, value);
    response.end('the page');
  },
]);
beforeEach(() => {
  answer = { 'cache-control': PAGE, 'content-type': 'text/html' };
});

const get = async (cookie?: string, path = '/about/') =>
  (await request(path, { headers: cookie === undefined ? {} : { cookie } })).headers;

describe('[S6.2] a login cookie of WordPress', () => {
  it('is noticed with the page itself: a cookie for scripts names the login, and no cache may store this answer', async () => {
    expect(await get(`a=b; ${WORDPRESS}`)).toMatchObject({
      'set-cookie': [`${LOGIN_COOKIE}=new%3Aedie; Path=/; SameSite=Lax`],
      'cache-control': 'private, no-cache',
    });
  });

  it('is noticed once: from then on the page is the one that everybody gets', async () => {
    for (const state of ['new', 'asked', 'none'])
      expect(await get(`${WORDPRESS}; ${LOGIN_COOKIE}=${state}%3Aedie`)).toEqual(
        expect.objectContaining({ 'cache-control': PAGE }),
      );
    expect(await get(`${WORDPRESS}; ${LOGIN_COOKIE}=asked%3Aedie`)).not.toHaveProperty('set-cookie');
  });

  it('of another editor replaces the last one', async () => {
    expect((await get(`${WORDPRESS}; ${LOGIN_COOKIE}=none%3Asam`))['set-cookie']).toEqual([
      expect.stringMatching(/=new%3Aedie;/),
    ]);
  });

  it('that is gone takes the other cookie with it', async () => {
    expect((await get(`${LOGIN_COOKIE}=new%3Aedie`))['set-cookie']).toEqual([
      `${LOGIN_COOKIE}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`,
    ]);
    expect((await get(`${LOGIN_COOKIE}=rubbish; wordpress_logged_in_x=rubbish`))['set-cookie']).toEqual([
      expect.stringMatching(/Max-Age=0/),
    ]);
  });

  it('leaves alone what a route says, its own cookies and the caching', async () => {
    answer = { 'cache-control': 'no-store', 'set-cookie': ['csrf-token=x'] };
    expect(await get(WORDPRESS, '/api/visitor')).toMatchObject({
      'cache-control': 'no-store',
      'set-cookie': ['csrf-token=x', expect.stringMatching(/=new%3Aedie;/)],
    });
    answer = { 'set-cookie': [`${LOGIN_COOKIE}=asked%3Aedie`] };
    expect((await get(WORDPRESS, '/api/faust/auth/logout'))['set-cookie']).toEqual([`${LOGIN_COOKIE}=asked%3Aedie`]);
  });

  it.each([
    '/browser/main-0a1b2c3d.js',
    '/_next/image?url=x',
    '/media/a.jpg',
    '/feed/',
    '/sitemap.xml',
    '/favicon.ico',
  ])('is of no concern to %s', async (path) => {
    expect(await get(WORDPRESS, path)).toEqual(expect.not.objectContaining({ 'set-cookie': expect.anything() }));
  });
});

describe('[S6.1] a visitor', () => {
  it.each([undefined, '', 'a=b; csrf-token=x', 'not_wordpress_logged_in_0=edie|1', 'x-footbridge-login=new:edie'])(
    'with the cookies %j gets the page as it is',
    async (cookie) => {
      const headers = await get(cookie);
      expect(headers['cache-control']).toBe(PAGE);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );
});
