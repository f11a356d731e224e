import { HttpResponse } from 'msw';

import { loadPage } from '@footbridge/bridge/pages/page/load';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/memory';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS, recordedFailure, recordedWordPress } from '../../../../../__tests__/recordings/wordpress';
import { configureFaust, onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Template } from '@footbridge/bridge/wordpress/types';

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
    ['single', '/what-is-detox/', 'latest-posts', all],
    ['single', '/password-post/', 'latest-posts', all],
    ['singular', '/facilities/green-hills-recovery/', 'latest-posts', ['singular', 'index']],
    ['archive', '/facilities/', 'latest-posts', ['archive', 'index']],
    ['category', '/category/guides/', 'latest-posts', all],
    ['archive', '/category/guides/', 'latest-posts', ['archive', 'index']],
    ['tag', '/tag/detox/', 'latest-posts', all],
    ['taxonomy', '/topics/opioids/heroin/', 'latest-posts', all],
    ['author', '/author/admin/', 'latest-posts', all],
    ['single-facility', '/facilities/green-hills-recovery/', 'latest-posts', all],
    ['archive-facility', '/facilities/', 'latest-posts', all],
    ['single-contributor', '/contributors/jane-doe/', 'latest-posts', all],
    ['index', '/about/', 'latest-posts', ['index']],
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

  it('sends a visitor where WordPress does', async () => {
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

  it.each([null, {}, about, { ...about, databaseId: 0 }])('[S5.1] is not found: %j', async (page) => {
    server.use(
      onOperation('GetPage', () => HttpResponse.json({ data: { page } })),
      ...recordedWordPress(),
    );
    expect(await load('/about/')).toEqual({ kind: 'not-found', revalidate: 60 });
  });
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
      if (request.method === 'POST')
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
