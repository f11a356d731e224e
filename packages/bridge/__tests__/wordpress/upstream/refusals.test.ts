/** A request that a firewall or FaustWP refuses does not affect other requests. */
import { HttpResponse, http } from 'msw';

import { FAILURES_TO_OPEN } from '@footbridge/bridge/wordpress/upstream/limits';
import { upstreamClient } from '@footbridge/bridge/wordpress/upstream/client';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { openPost } from '@footbridge/bridge/wordpress/rest/protected-post';
import { MENU_QUERY } from '@/queries/menus';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { exchange } from '../../../../../__tests__/support/exchange';
import { withoutSearchIndex, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
beforeEach(withoutSearchIndex);
const UPLOADS = `${RECORDED_WORDPRESS}/wp-content/uploads`;
const GRAPHQL = `${RECORDED_WORDPRESS}/index.php`;
const TIMES = 2 * FAILURES_TO_OPEN;
const firewall = () => HttpResponse.html('<h1>403 Forbidden</h1>', { status: 403 });
const reason = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: unknown) => String(error),
  );
/** The resolve route is refused for addresses that contain a word. */
const onAddress = (word: string, answer: () => Response) =>
  http.get(GRAPHQL, ({ request }) =>
    new URL(request.url).searchParams.get('path')?.includes(word) ? answer() : undefined,
  );
const menu = () => queryWordPress(MENU_QUERY, { location: 'PRIMARY' });
let count = 0;
/** Searched words are cached for a minute: other words each time. */
const search = () => loadSearch({ words: `union select ${(count += 1)}`, page: 1 }, templates);

async function times(work: () => Promise<unknown>): Promise<Set<string>> {
  const reasons = new Set<string>();
  for (let done = 0; done < TIMES; done += 1) reasons.add(await reason(work()));
  return reasons;
}

async function upload(name: string): Promise<number> {
  const { request, response } = exchange({ method: 'HEAD' });
  await serveMedia(request, response, [name]);
  return response.statusCode;
}

describe('a firewall before WordPress that refuses', () => {
  it('searches with 403 and HTML stops neither pages nor other searches', async () => {
    server.use(onAddress('union', firewall), ...embeddedWordPress());
    const reasons = await times(search);
    expect([...reasons].filter((one) => !/UpstreamError: .*HTTP 403/.test(one))).toEqual([]);
    expect(await loadPath('/about/', templates)).toMatchObject({ kind: 'page' });
    expect(await loadSearch({ words: 'detox', page: 1 }, templates)).toMatchObject({ kind: 'page' });
  });

  it('passwords is an outage of that one, and no wrong password', async () => {
    server.use(
      http.get(GRAPHQL, () => firewall()),
      ...embeddedWordPress(),
    );
    expect([...(await times(() => openPost({ id: 1, type: 'post' }, '1 or 1=1')))]).toEqual([
      expect.stringMatching(/UpstreamError: REST .*no usable response/),
    ]);
    expect(await menu()).toMatchObject({ menuItems: expect.anything() });
  });

  it('passwords in JSON, too: only WordPress’s own words say that a password is wrong', async () => {
    server.use(http.get(GRAPHQL, () => HttpResponse.json({ error: 'blocked' }, { status: 403 })));
    expect(await reason(openPost({ id: 1, type: 'post' }, '1 or 1=1'))).toMatch(/UpstreamError/);
    server.use(http.get(GRAPHQL, () => HttpResponse.json({ code: 'too_many', message: 'Slow down' }, { status: 429 })));
    expect(await reason(openPost({ id: 1, type: 'post' }, 'x'))).toMatch(/UpstreamError/);
  });
});

describe('uploads that are not there', () => {
  const png = () => new HttpResponse(null, { headers: { 'content-type': 'image/png' } });

  it.each<[string, () => Response]>([
    [
      'FaustWP redirects to the site',
      () =>
        new HttpResponse(null, {
          status: 302,
          headers: { location: 'https://www.example.org/x.png', 'x-redirect-by': 'WP Engine Headless plugin' },
        }),
    ],
    ['a firewall refuses', firewall],
    ['WordPress has not', () => new HttpResponse(null, { status: 404 })],
  ])('and that %s are 404, and existing pictures are loaded', async (_, missing) => {
    server.use(http.head(`${UPLOADS}/:name`, ({ params }) => (params.name === 'there.png' ? png() : missing())));
    const statuses: number[] = [];
    for (let done = 0; done < TIMES; done += 1) statuses.push(await upload(`missing-${done}.png`));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await upload('there.png')).toBe(200);
  });

  it('and that WordPress does not have count as answers: a firewall’s blocked requests open no breaker', async () => {
    const { breaker } = upstreamClient('uploads');
    const began = Date.now() - 1000;
    server.use(http.head(`${UPLOADS}/:name`, () => new HttpResponse(null, { status: 404 })));
    await upload('missing.png');
    for (let pending = 0; pending < TIMES; pending += 1) breaker.failed(began);
    expect(breaker.state).toBe('closed');
  });
});
