import { HttpResponse, http } from 'msw';

import { loadPage } from '@/bridge/pages/page/load';
import { recordedValidity } from '@/bridge/cache/page-cache/memory';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS, recordedFailure, recordedWordPress } from '../../../recordings/wordpress';
import { configureFaust, onOperation, wordPressServer } from '../../../support/wordpress-server';

import type { Template } from '@/bridge/wordpress/types';

const server = wordPressServer();

/** As pages/[[...wordpressNode]] does it; `known` are the templates that exist. */
async function load(path: string, known: Record<string, Template> = templates) {
  configureFaust(known);
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  return loadPage({ params: segments.length ? { wordpressNode: segments } : {} }, known);
}

const only = (...names: string[]) =>
  Object.fromEntries(Object.entries(templates).filter(([name]) => names.includes(name)));

describe('a recorded WordPress, through the page loader', () => {
  const all = Object.keys(templates);

  it.each([
    ['front-page', '/', 'static-front-page', all],
    ['front-page', '/', 'latest-posts', all],
    ['home', '/', 'latest-posts', ['home', 'index']],
    ['home', '/blog/', 'static-front-page', all],
    ['page', '/about/', 'latest-posts', all],
    ['page', '/insurance/', 'latest-posts', all],
    ['single', '/what-is-detox/', 'latest-posts', all],
    ['single', '/password-post/', 'latest-posts', all],
    ['singular', '/facilities/green-hills-recovery/', 'latest-posts', ['singular', 'index']],
    ['singular', '/about/', 'latest-posts', ['singular', 'index']],
    ['archive', '/facilities/', 'latest-posts', ['archive', 'index']],
    ['category', '/category/guides/', 'latest-posts', all],
    ['category', '/category/guides/detox-guides/', 'latest-posts', all],
    ['archive', '/category/guides/', 'latest-posts', ['archive', 'index']],
    ['tag', '/tag/detox/', 'latest-posts', all],
    ['taxonomy', '/topics/opioids/heroin/', 'latest-posts', all],
    ['author', '/author/admin/', 'latest-posts', all],
    ['single-facility', '/facilities/green-hills-recovery/', 'latest-posts', all],
    ['single-facility', '/facilities/bare-facility/', 'latest-posts', all],
    ['archive-facility', '/facilities/', 'latest-posts', all],
    ['single-contributor', '/contributors/jane-doe/', 'latest-posts', all],
    ['index', '/about/', 'latest-posts', ['index']],
    ['index', '/author/admin/', 'latest-posts', ['index']],
  ] as const)('gives the template %s for %s (%s)', async (template, path, mode, known) => {
    server.use(...recordedWordPress(mode));
    const outcome = await load(path, only(...known));
    // The recorded facilities lack fields of the front page: it is rendered without them, and revalidated soon.
    expect(outcome).toMatchObject({ kind: 'page', template, revalidate: template === 'front-page' ? 60 : 3600 });
    if (outcome.kind !== 'page') return;
    expect(outcome.page.head.title).not.toBe('');
    expect(outcome.page.head.canonical).toBe(path);
    expect(outcome.layout.primary.length).toBeGreaterThan(3);
    expect(JSON.stringify(outcome)).not.toContain(RECORDED_WORDPRESS);
    // Next sends it as JSON: nothing may be lost on that way.
    expect(JSON.parse(JSON.stringify(outcome.view))).toEqual(outcome.view);
  });

  it.each(['/no-such-page/', '/0000/', '/draft-page/', '/private-page/'])(
    'says not found for %s, for a minute',
    async (path) => {
      server.use(...recordedWordPress());
      expect(await load(path)).toEqual({ kind: 'not-found', revalidate: 60 });
    },
  );

  it('says of a protected post no more than its title, though WordPress gives its fields to anyone', async () => {
    server.use(...recordedWordPress());
    const outcome = await load('/password-post/');
    expect(outcome).toMatchObject({
      kind: 'page',
      page: { head: { title: expect.stringContaining('Password post') } },
    });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });

  it('sends WordPress no request for a path that cannot be content', async () => {
    const requested = jest.fn();
    server.events.on('request:start', requested);
    expect(await load('/wp-admin/x/')).toMatchObject({ kind: 'not-found' });
    expect(await load('/robots.txt')).toMatchObject({ kind: 'not-found' });
    expect(requested).not.toHaveBeenCalled();
    expect(recordedValidity('/robots.txt/')?.dependencies).toMatchObject([{ keys: [] }]);
    server.events.removeAllListeners();
  });

  it("sends a visitor to a node's own address, and along the editors' redirects", async () => {
    server.use(...recordedWordPress());
    expect(await load('/topics/heroin/')).toMatchObject({
      kind: 'redirect',
      destination: '/topics/opioids/heroin/',
      permanent: true,
    });
    expect(await load('/old-about/')).toMatchObject({ kind: 'redirect', destination: '/about/', permanent: true });
    expect(await load('/what-is-detox/2/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
  });
});

describe('an answer without a record or its id', () => {
  const about = { __typename: 'Page', title: 'About', content: '<p>Text</p>', uri: '/about/' };

  it.each(
    [null, {}, about].flatMap((record) => [
      ['GetPage', { page: record }],
      ['GetSeedNode', { nodeByUri: record }],
    ]),
  )('[S5.1] is not found: %s %j', async (operation, data) => {
    server.use(
      onOperation(String(operation), () => HttpResponse.json({ data })),
      ...recordedWordPress(),
    );
    expect(await load('/about/')).toEqual({ kind: 'not-found', revalidate: 60 });
  });
});

describe('WordPress’s own shorthands', () => {
  const LOGIN = `${RECORDED_WORDPRESS}/wp-login.php`;
  const ADMIN = `${RECORDED_WORDPRESS}/wp-admin/`;

  it.each([
    ['/login/', LOGIN],
    ['/wp-login.php', LOGIN],
    ['/admin/', ADMIN],
    ['/dashboard/', ADMIN],
    ['/wp-admin/', ADMIN],
  ])('%s leads to WordPress, for now', async (path, destination) => {
    server.use(...recordedWordPress());
    expect(await load(path)).toEqual({ kind: 'redirect', destination, permanent: false, revalidate: 3600 });
  });

  it.each(['/about/login/', '/login/2/', '/wp-admin/edit/', '/wp-login.php/x/', '/xmlrpc.php', '/constructor/'])(
    '%s is none of them',
    async (path) => {
      server.use(...recordedWordPress());
      expect(await load(path)).toMatchObject({ kind: 'not-found' });
    },
  );

  it('lead nowhere from a page that is called so', async () => {
    const page = { __typename: 'Page', id: 'x', databaseId: 2, uri: '/login/', isFrontPage: false, isPostsPage: false };
    server.use(
      onOperation('GetSeedNode', () => HttpResponse.json({ data: { nodeByUri: page } })),
      onOperation('GetPage', () =>
        HttpResponse.json({ data: { page: { ...page, title: 'Log in to the portal', content: '<p>Here.</p>' } } }),
      ),
      ...recordedWordPress(),
    );
    expect(await load('/login/')).toMatchObject({ kind: 'page', view: { title: 'Log in to the portal' } });
  });

  it('lead nowhere while WordPress does not say how it is called', async () => {
    server.use(
      onOperation('GetSiteOptions', () => HttpResponse.error()),
      ...recordedWordPress(),
    );
    await expect(load('/wp-admin/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

it("queries non-ASCII letters decoded, and recognizes WordPress's other spelling of them", async () => {
  const requested: unknown[] = [];
  const term = {
    __typename: 'TreatmentTopic',
    databaseId: 7,
    taxonomyName: 'treatment_topic',
    slug: 'x',
    isTermNode: true,
    id: 'x',
  };
  const unicode = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName, variables } = (await request.clone().json()) as {
      operationName: string;
      variables: { uri: string };
    };
    // As recorded from a real WordPress: a term's uri is percent-encoded also for a decoded query.
    const uri = '/topics/%cf%84%ce%bf%ce%bc%ce%ad%ce%b1%cf%82/';
    if (operationName === 'GetTerm') return HttpResponse.json({ data: { termNode: { ...term, name: 'Τομέας', uri } } });
    if (operationName !== 'GetSeedNode') return undefined;
    requested.push(variables.uri);
    return HttpResponse.json({ data: { nodeByUri: { ...term, uri } } });
  });
  server.use(unicode, ...recordedWordPress());
  expect(await load('/topics/τομέας/')).toMatchObject({ kind: 'page', template: 'taxonomy' });
  expect(requested).toEqual(['/topics/τομέας/']);
});

describe('menus', () => {
  it('[S8.5] that fail are logged and empty, and the page is revalidated soon', async () => {
    server.use(recordedFailure('GetMenu', 'errors/php-fatal'), ...recordedWordPress());
    expect(await load('/about/')).toMatchObject({
      kind: 'page',
      layout: { primary: [], footer: [], social: [] },
      revalidate: 60,
    });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('footer, primary, social could not be loaded'));
  });

  it('come with word of a city database that the operator bought: the free one is then not credited', async () => {
    server.use(...recordedWordPress());
    const ofFree = await load('/about/');
    process.env.GEOIP_DATABASE = '/var/lib/footbridge/city.mmdb';
    const ofBought = await load('/about/');
    delete process.env.GEOIP_DATABASE;
    expect(ofFree).not.toMatchObject({ layout: { hasOwnLocations: true } });
    expect(ofBought).toMatchObject({ kind: 'page', layout: { hasOwnLocations: true } });
  });

  it('[S7.4] and options are requested once for many pages', async () => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => {
      void request
        .clone()
        .json()
        .then(({ operationName }: { operationName: string }) => requested.push(operationName));
    });
    server.use(...recordedWordPress());
    await Promise.all([load('/about/'), load('/about/'), load('/insurance/')]);
    expect(requested.filter((name) => name === 'GetMenu')).toHaveLength(3);
    expect(requested.filter((name) => name === 'GetSiteOptions')).toHaveLength(1);
    server.events.removeAllListeners();
  });
});
