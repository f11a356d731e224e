import { createHmac } from 'node:crypto';

import { setConfig } from '@faustwp/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

import { fetchResolveRoute, absentRouteState } from '@/bridge/pages/routing/resolve-route';
import { resolveQuery } from '@/bridge/pages/page/load-query';
import { footbridgePlugin } from '@/bridge/wordpress/faust/plugin';
import { loadPath } from '@/bridge/pages/page/load';
import possibleTypes from '@/possibleTypes.json';
import { templates } from '@/wp-templates';

import { sampleWordPress } from '../../../recordings/sample-wordpress';
import { RECORDED_WORDPRESS } from '../../../recordings/wordpress';
import { layoutState } from '@/bridge/pages/layout/load-layout';
import { listsState } from '@/bridge/pages/archive/cached-lists';

const SECRET = 'resolve-route-test-secret-of-32-characters';
const server = setupServer();
let requested: string[] = [];
let logged: jest.SpyInstance[];

interface Answer {
  status: number;
  location?: string | null;
  conditionals?: string[];
  object?: { id: number | null; name: string; slug: string } | null;
}

/** The plugin's route: WordPress's answers by path, 404 to all others. A wrong signature is refused as the plugin does. */
const plugin = (answers: Record<string, Answer>) =>
  http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('rest_route') !== '/footbridge/v1/resolve') return undefined;
    const path = query.get('path') ?? '';
    requested.push(path);
    const timestamp = request.headers.get('x-footbridge-timestamp') ?? '';
    const signature = `sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${path}`).digest('hex')}`;
    const isSigned =
      request.headers.get('x-footbridge-signature') === signature &&
      Math.abs(Number(timestamp) - Date.now() / 1000) < 300;
    if (!isSigned)
      return HttpResponse.json({ code: 'footbridge_signature', message: 'no', data: { status: 401 } }, { status: 401 });
    const answer = {
      location: null,
      templates: [],
      conditionals: [],
      posts: [],
      canonical: null,
      object: null,
      ...(answers[path] ?? { status: 404 }),
    };
    return HttpResponse.json(answer);
  });
const refusing = (status: number, body: string = JSON.stringify({ code: 'no', message: 'no', data: { status } })) =>
  http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    requested.push(new URL(request.url).searchParams.get('path') ?? '');
    return new HttpResponse(body, { status });
  });
const front = (status: number, location?: string) =>
  http.head(`${RECORDED_WORDPRESS}/*`, () => new HttpResponse(null, { status, headers: location ? { location } : {} }));
/** FaustWP redirects everything to the site. */
const headless = http.head(`${RECORDED_WORDPRESS}/*`, ({ request }) => {
  requested.push('HEAD');
  return new HttpResponse(null, {
    status: 302,
    headers: { location: `https://www.example.org${new URL(request.url).pathname}` },
  });
});
const lines = () => logged.flatMap((method) => method.mock.calls.flat().map(String));
const load = (path: string) => loadPath(path, templates);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setConfig({ templates: templates as never, plugins: [footbridgePlugin], possibleTypes, useGETForQueries: false });
});
beforeEach(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
  process.env.FOOTBRIDGE_SECRET = SECRET;
  layoutState.value = undefined;
  listsState.value = undefined;
  absentRouteState.value = undefined;
  requested = [];
  logged = (['info', 'warn', 'error', 'log'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => undefined),
  );
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => {
  delete process.env.FOOTBRIDGE_SECRET;
  server.close();
});

describe('with the companion plugin', () => {
  it.each([
    ['an old slug', '/detox-explained/', 301, '/what-is-detox/', '/what-is-detox/'],
    ['a wrong parent', '/wrong/what-is-detox/', 301, '/what-is-detox/', '/what-is-detox/'],
    ['a temporary redirect', '/for-now/', 302, '/what-is-detox/', '/what-is-detox/'],
    ['a guess that GraphQL can’t make', '/zz/', 301, '/contributors/jane-doe/', '/contributors/jane-doe/'],
    ['an upload', '/some-file/', 301, '/wp-content/uploads/2024/05/a.pdf', '/media/2024/05/a.pdf'],
  ])(
    '%s redirects as WordPress does, though FaustWP redirects everything here',
    async (_, path, status, location, destination) => {
      server.use(plugin({ [path]: { status, location } }), headless, ...sampleWordPress('latest'));
      expect(await load(path)).toMatchObject({ kind: 'redirect', destination, permanent: status === 301 });
      expect(requested).toEqual([path]);
    },
  );

  it.each([
    [301, true],
    [302, false],
  ])('a chain of redirects becomes one, permanent only if all are: %i', async (status, permanent) => {
    const chain = {
      '/a/': { status: 301, location: '/b/' },
      '/b/': { status, location: '/c/' },
      '/c/': { status: 301, location: '/what-is-detox/#signs' },
    };
    server.use(plugin(chain), ...sampleWordPress('latest'));
    expect(await load('/a/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/#signs', permanent });
  });

  const redirects = (...targets: [string, string][]) =>
    Object.fromEntries(targets.map(([path, location]) => [path, { status: 301, location }]));
  it.each([
    ['leads back to its beginning', redirects(['/a/', '/b/'], ['/b/', '/a/'])],
    ['ends in a loop', redirects(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/b/'])],
    [
      'never ends',
      redirects(...Array.from({ length: 20 }, (_, i): [string, string] => [`/a${i || ''}/`, `/a${i + 1}/`])),
    ],
  ])('does not find what %s', async (_, answers) => {
    server.use(plugin(answers), ...sampleWordPress('latest'));
    expect(await load('/a/')).toEqual({ kind: 'not-found', revalidate: 60 });
    expect(requested.length).toBeLessThan(8);
  });

  it('guesses nothing: what WordPress does not know is not found', async () => {
    server.use(plugin({}), headless, ...sampleWordPress('latest'));
    expect(await load('/what-is-det/')).toEqual({ kind: 'not-found', revalidate: 60 });
    expect(requested).toEqual(['/what-is-det/']);
  });

  it('shows an author without posts under the name that WordPress knows', async () => {
    const object = { id: 9999, name: 'Quiet Öne', slug: 'quiet-one' };
    server.use(
      plugin({ '/author/quiet-one/': { status: 200, conditionals: ['is_archive', 'is_author'], object } }),
      ...sampleWordPress('latest'),
    );
    expect(await load('/author/quiet-one/')).toMatchObject({
      kind: 'page',
      template: 'author',
      page: { head: { title: expect.stringContaining('Quiet Öne') } },
    });
    expect(await load('/author/nobody/')).toMatchObject({ kind: 'not-found' });
  });

  const ATTACHMENT = '/post-format-gallery/img_8399/';
  it.each([
    [
      'leads to its file',
      { status: 301, location: '/wp-content/uploads/2008/06/img_8399.jpg' },
      { kind: 'redirect', destination: '/media/2008/06/img_8399.jpg' },
    ],
    ['has a page where the site has them', { status: 200, conditionals: ['is_attachment'] }, { kind: 'page' }],
    ['is not found where WordPress hides it', { status: 404 }, { kind: 'not-found' }],
  ])('an attachment %s', async (_, answer, outcome) => {
    server.use(plugin({ [ATTACHMENT]: answer }), headless, ...sampleWordPress('latest'));
    expect(await load(ATTACHMENT)).toMatchObject(outcome);
    expect(requested).not.toContain('HEAD');
  });

  it('believes another host for what is here only, and no address that leads to itself', async () => {
    const elsewhere = { status: 301, location: 'https://elsewhere.example/nowhere-at-all/' };
    server.use(
      plugin({ '/gone/': elsewhere, '/plain/': { status: 301, location: '/plain' } }),
      ...sampleWordPress('latest'),
    );
    expect(await load('/gone/')).toMatchObject({ kind: 'not-found' });
    expect(await load('/plain/')).toMatchObject({ kind: 'not-found' });
  });

  it('resolves ids that GraphQL does not, with WordPress’s own variables only', async () => {
    server.use(plugin({ '/?p=99999': { status: 301, location: '/' } }), ...sampleWordPress('latest'));
    expect(await resolveQuery(new URLSearchParams('p=99999&utm_source=x'), templates)).toMatchObject({
      kind: 'redirect',
      destination: '/?utm_source=x',
    });
  });

  it('that does not answer makes no missing page', async () => {
    server.use(
      http.get(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error()),
      front(404),
      ...sampleWordPress('latest'),
    );
    await expect(load('/detox-explained/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('/detox-explained/'),
    });
  });
});

describe('without the route', () => {
  it.each([
    ['the plugin is not there', 404, /no resolve route/],
    ['the secrets differ', 401, /refuses the signature/],
    ['the plugin has no secret', 503, /no secret/],
  ])('WordPress’s front end is used when %s, for a minute and with one line in the log', async (_, status, reason) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
    server.use(refusing(status), front(301, '/what-is-detox/'), ...sampleWordPress('latest'));
    expect(await load('/detox-explained/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
    expect(await load('/detox-explained/')).toMatchObject({ kind: 'redirect' });
    expect(requested).toHaveLength(1);
    jest.setSystemTime(Date.now() + 61_000);
    await load('/detox-explained/');
    expect(requested).toHaveLength(2);
    expect(lines().filter((line) => /resolve|signature/.test(line))).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['no JSON', 200, '<html>'],
    ['another plugin’s JSON', 200, '{"status":"ok"}'],
    ['an error', 500, '<html>'],
    ['an HTML page with status 404', 404, '<html>'],
    ['that the path is invalid', 400, '{"code":"footbridge_path"}'],
  ])(
    'a path to which the route answers %s, and only that path, is requested from WordPress’s front end',
    async (_, status, body) => {
      const route = plugin({ '/detox-explained/': { status: 301, location: '/what-is-detox/' } });
      server.use(refusing(status, body), front(404), ...sampleWordPress('latest'));
      expect(await load('/what-is-det/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
      server.resetHandlers();
      server.use(route, front(404), ...sampleWordPress('latest'));
      expect(await load('/detox-explained/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
      expect(requested).toEqual(['/what-is-det/', '/detox-explained/']);
      expect(lines().filter((line) => line.includes('resolve route'))).toEqual([
        expect.stringContaining(`/what-is-det/ (HTTP ${status})`),
      ]);
    },
  );

  it('no request is sent, and nothing logged, without a secret', async () => {
    delete process.env.FOOTBRIDGE_SECRET;
    server.use(plugin({}), ...sampleWordPress('latest'));
    expect(await fetchResolveRoute('/detox-explained/')).toBeNull();
    expect([requested, lines()]).toEqual([[], []]);
  });

  it('another secret is tried at once', async () => {
    process.env.FOOTBRIDGE_SECRET = 'x'.repeat(32);
    server.use(plugin({ '/a/': { status: 200 } }), ...sampleWordPress('latest'));
    expect(await fetchResolveRoute('/a/')).toBeNull();
    process.env.FOOTBRIDGE_SECRET = SECRET;
    expect(await fetchResolveRoute('/a/')).toMatchObject({ status: 200 });
  });
});
