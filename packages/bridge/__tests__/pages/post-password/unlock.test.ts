import { HttpResponse, http } from 'msw';

import { answerPostPassword } from '@footbridge/bridge/pages/post-password/answer';
import { unsealPassword, sealPassword } from '@footbridge/bridge/pages/post-password/cookie';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress, store } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const SECRET = 's'.repeat(32);
const PASSWORD = ' let+me&in=%41 пароль 🔑"\\ ';
const server = wordPressServer();
const PATH = '/notes-from-the-alumni-evening/';
// In more parts than the REST API gives.
Object.assign(store.postAt(PATH) ?? {}, { content: 'One<!--nextpage-->Two<!--nextpage-->Three' });
const requested: URL[] = [];

/** WordPress's REST API in its own words: the post opens with PASSWORD. */
const rest = http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
  const url = new URL(request.url);
  if (url.searchParams.has('path')) return undefined;
  requested.push(url);
  const password = url.searchParams.get('password');
  if (url.searchParams.get('rest_route') === '/wp/v2/comments') {
    const comment = {
      id: 7,
      parent: 0,
      author_name: 'Mo',
      author_url: '',
      date: '2026-02-03T07:42:00',
      date_gmt: '2026-02-03T07:42:00',
      content: { rendered: '<p>Words of a member.</p>' },
      type: 'comment',
    };
    return HttpResponse.json(password === PASSWORD ? [comment] : { code: 'rest_cannot_read_post' }, {
      status: password === PASSWORD ? 200 : 401,
    });
  }
  if (password !== PASSWORD)
    return HttpResponse.json(
      { code: 'rest_post_incorrect_password', message: 'Incorrect post password.', data: { status: 403 } },
      { status: 403 },
    );
  const text = '<p>For members.</p><script>alert(1)</script><!--nextpage--><p>More for members.</p>';
  return HttpResponse.json({
    id: 1877,
    content: { rendered: text, protected: true },
    excerpt: { rendered: '', protected: true },
  });
});

const restFails = http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) =>
  new URL(request.url).searchParams.has('path') ? undefined : HttpResponse.error(),
);

/** Each test comes from its own address: tries are counted. */
let address = 0;

async function send(options: Parameters<typeof exchange>[0] = {}, segments = ['notes-from-the-alumni-evening']) {
  const { request, response } = exchange({ address: `203.0.113.${address}`, ...options });
  const answer = await answerPostPassword(request, response, segments, templates);
  return { answer, status: response.statusCode, headers: response.getHeaders() };
}

const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>) => String(headers['set-cookie']);
const remembered = (value: string) => ({ cookies: { 'footbridge-unlock': value } });

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  address += 1;
  requested.length = 0;
  server.use(...embeddedWordPress(), rest);
});

describe('the password of a post', () => {
  it('is taken once, sealed into a cookie, and leads to a page that a reload only shows', async () => {
    const given = await send({ form: { password: PASSWORD } });
    expect(given.answer).toEqual({ kind: 'redirect', destination: '/unlock/notes-from-the-alumni-evening/' });
    expect(cookieOf(given)).toMatch(/^footbridge-unlock=[\w-]+; Path=\/unlock\/; HttpOnly; SameSite=Strict$/);
    expect(cookieOf(given)).not.toContain('let');
    expect(unsealPassword(/=([\w-]+);/.exec(cookieOf(given))?.[1])).toBe(PASSWORD);
  });

  it('is sent over https only where the site is', async () => {
    const given = await send({
      form: { password: PASSWORD },
      headers: {
        'x-forwarded-proto': 'https',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(cookieOf(given)).toMatch(/; Secure$/);
  });

  it('opens the text and nothing else of the post, for this visitor alone', async () => {
    const { answer, headers, status } = await send(remembered(sealPassword(PASSWORD)));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer).toMatchObject({
      kind: 'page',
      failure: null,
      page: {
        template: 'single',
        page: { head: { canonical: '/notes-from-the-alumni-evening/', noindex: true } },
        view: {
          title: 'Protected: Notes from the alumni evening',
          html: expect.stringContaining('For members.'),
          isProtected: false,
          parts: { base: '/unlock/notes-from-the-alumni-evening/', count: 2 },
          comments: { threads: [{ name: 'Mo', replyPath: null }], form: null, isClosed: false },
        },
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/secret|alert|More for members|127\.0\.0\.1/);
  });

  it('opens every part of it', async () => {
    const { answer } = await send(remembered(sealPassword(PASSWORD)), ['notes-from-the-alumni-evening', '2']);
    expect(JSON.stringify(answer)).toContain('More for members.');
    const beyond = await send(remembered(sealPassword(PASSWORD)), ['notes-from-the-alumni-evening', '3']);
    expect(beyond.answer).toEqual({ kind: 'redirect', destination: '/unlock/notes-from-the-alumni-evening/' });
  });

  it.each([['letmein'], [''], ['x'.repeat(256)]])('returns the form when it is wrong: %j', async (password) => {
    const { answer, status, headers } = await send({ form: { password } });
    expect(status).toBe(403);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(answer).toMatchObject({
      kind: 'page',
      failure: 'wrong',
      page: { page: { head: { noindex: true } }, view: { isProtected: true, html: '' } },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is not taken from another site', async () => {
    const { answer, status } = await send({
      form: { password: PASSWORD },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    expect(answer).toMatchObject({ kind: 'page', failure: 'foreign' });
    expect(requested).toEqual([]);
  });

  it('can be tried ten times, then no request is sent', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send({ form: { password: `no ${i}` } })).status).toBe(403);
    const before = requested.length;
    const { answer, status } = await send({ form: { password: PASSWORD } });
    expect(status).toBe(429);
    expect(answer).toMatchObject({ kind: 'page', failure: 'too-many' });
    expect(requested).toHaveLength(before);
  });

  it('counts no try for which WordPress had no answer', async () => {
    server.use(restFails);
    for (let i = 0; i < 10; i += 1)
      await expect(send({ form: { password: `no ${i}` } })).rejects.toMatchObject({ name: 'UpstreamError' });
    server.resetHandlers(...embeddedWordPress(), rest);
    expect((await send({ form: { password: PASSWORD } })).answer).toMatchObject({ kind: 'redirect' });
  });

  it('is required without a cookie, with an expired and with a forged one', async () => {
    const sealed = sealPassword(PASSWORD);
    process.env.FOOTBRIDGE_SECRET = 'o'.repeat(32);
    const foreign = sealPassword(PASSWORD);
    process.env.FOOTBRIDGE_SECRET = SECRET;
    const old = sealPassword(PASSWORD, Date.now() - 25 * 3600 * 1000);
    for (const value of ['', 'nonsense', `${sealed.slice(0, -2)}xx`, foreign, old, sealPassword('changed meanwhile')]) {
      const { answer, status } = await send(remembered(value));
      expect(status).toBe(200);
      expect(answer).toMatchObject({ kind: 'page', failure: null, page: { view: { isProtected: true } } });
    }
  });

  it('works without a secret, as long as the process runs', () => {
    delete process.env.FOOTBRIDGE_SECRET;
    expect(unsealPassword(sealPassword('words'))).toBe('words');
  });

  it('is in no log and no error when WordPress fails', async () => {
    server.use(restFails);
    const failure = await send({ form: { password: PASSWORD } }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UpstreamError', message: expect.not.stringContaining('let') });
    expect(failure).not.toHaveProperty('cause');
  });
});

describe('an address without a password', () => {
  it.each([
    [['about'], '/about/'],
    [[], '/'],
    [['no-such-page'], '/no-such-page/'],
  ])('leads to its own page: /unlock/%s', async (segments, destination) => {
    expect((await send({}, segments)).answer).toEqual({ kind: 'redirect', destination });
  });

  it('is nowhere when it can’t be one', async () => {
    expect((await send({}, ['..', 'about'])).answer).toEqual({ kind: 'not-found' });
    expect((await send({}, ['wp-admin'])).answer).toEqual({ kind: 'not-found' });
  });
});
