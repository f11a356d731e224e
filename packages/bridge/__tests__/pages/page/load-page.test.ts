import { HttpResponse } from 'msw';

import { loadPage } from '@footbridge/bridge/pages/page/load';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress, store } from '../../../../../__tests__/support/embedded-wordpress';
import {
  configureFaust,
  onOperation,
  wordPressServer,
  recordedFailure,
} from '../../../../../__tests__/support/wordpress-server';

import type { Template } from '@footbridge/bridge/wordpress/types';

const server = wordPressServer();
const FACILITY = '/facilities/desert-hope-treatment-center/';
const PROTECTED = '/notes-from-the-alumni-evening/';

/** As pages/[[...wordpressNode]] does it; `known` are the templates that exist. */
async function load(path: string, known: Record<string, Template> = templates) {
  configureFaust(known);
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  return loadPage({ params: segments.length ? { wordpressNode: segments } : {} }, known);
}

const only = (...names: string[]) =>
  Object.fromEntries(Object.entries(templates).filter(([name]) => names.includes(name)));

describe('a WordPress, through the page loader', () => {
  const all = Object.keys(templates);

  it.each([
    ['front-page', '/', all],
    ['home', '/blog/', all],
    ['page', '/about/', all],
    ['single', '/what-is-detox/', all],
    ['single', PROTECTED, all],
    ['singular', FACILITY, ['singular', 'index']],
    ['archive', '/facilities/', ['archive', 'index']],
    ['category', '/category/recovery/', all],
    ['archive', '/category/recovery/', ['archive', 'index']],
    ['tag', '/tag/sleep/', all],
    ['taxonomy', '/topics/substances/', all],
    ['author', '/author/writer/', all],
    ['single-facility', FACILITY, all],
    ['archive-facility', '/facilities/', all],
    ['single-contributor', '/contributors/elena-marsh/', all],
    ['index', '/about/', ['index']],
  ] as const)('gives the template %s for %s', async (template, path, known) => {
    server.use(...embeddedWordPress());
    const outcome = await load(path, only(...known));
    expect(outcome).toMatchObject({ kind: 'page', template, revalidate: 3600 });
    if (outcome.kind !== 'page') return;
    expect(outcome.page.head.title).not.toBe('');
    expect(outcome.page.head.canonical).toBe(path);
    expect(outcome.layout.primary.length).toBeGreaterThan(3);
    expect(JSON.stringify(outcome)).not.toContain(RECORDED_WORDPRESS);
    // Next sends it as JSON: nothing may be lost on that way.
    expect(JSON.parse(JSON.stringify(outcome.view))).toEqual(outcome.view);
  });

  it.each(['/no-such-page/', '/evening-program/', '/staff-handbook/'])(
    'says not found for %s, for a minute',
    async (path) => {
      server.use(...embeddedWordPress());
      expect(await load(path)).toEqual({ kind: 'not-found', revalidate: 60 });
    },
  );

  it('says of a protected post no more than its title, though WordPress gives its fields to anyone', async () => {
    server.use(...embeddedWordPress());
    const post = store.postAt(PROTECTED);
    const outcome = await load(PROTECTED);
    expect(outcome).toMatchObject({
      kind: 'page',
      page: { head: { title: expect.stringContaining(`${post?.title}`) } },
    });
    const [first = ''] = /[\w ]{20,}/.exec(post?.content ?? '') ?? [];
    expect(first).not.toBe('');
    expect(JSON.stringify(outcome)).not.toContain(first);
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
    server.use(...embeddedWordPress());
    expect(await load('/verify/')).toMatchObject({
      kind: 'redirect',
      destination: '/verify-insurance/',
      permanent: true,
    });
    expect(await load('/what-is-detox/2/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
  });
});

describe('an answer without a record or its id', () => {
  const about = { __typename: 'Page', title: 'About', content: '<p>Text</p>', uri: '/about/' };

  it.each([null, {}, about, { ...about, databaseId: 0 }])('[S5.1] is not found: %j', async (page) => {
    server.use(
      onOperation('GetPage', () => HttpResponse.json({ data: { page } })),
      ...embeddedWordPress(),
    );
    expect(await load('/about/')).toEqual({ kind: 'not-found', revalidate: 60 });
  });
});

describe('menus', () => {
  it('[S8.5] that fail are logged and empty, and the page is revalidated soon', async () => {
    server.use(recordedFailure('GetMenu', 'errors/php-fatal'), ...embeddedWordPress());
    expect(await load('/about/')).toMatchObject({
      kind: 'page',
      layout: { primary: [], footer: [], social: [] },
      revalidate: 60,
    });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('footer, primary, social could not be loaded'));
  });

  it('come with word of a city database that the operator bought: the free one is then not credited', async () => {
    server.use(...embeddedWordPress());
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
    server.use(...embeddedWordPress());
    await Promise.all([load('/about/'), load('/about/'), load('/insurance/')]);
    expect(requested.filter((name) => name === 'GetMenu')).toHaveLength(3);
    expect(requested.filter((name) => name === 'GetSiteOptions')).toHaveLength(1);
    server.events.removeAllListeners();
  });
});
