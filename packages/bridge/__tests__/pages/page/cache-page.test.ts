import { cachePage, cacheImpossiblePath } from '@footbridge/bridge/pages/page/cache-page';
import { UpstreamError } from '@footbridge/bridge/platform/upstream-error';
import { addKeys } from '@footbridge/bridge/wordpress/dependencies/track';
import { pathOfKey } from '@footbridge/bridge/platform/page-path';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { invalidationLog, isOutdated } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { sharedValue } from '@footbridge/bridge/cache/shared-values/shared-value';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

import type { PageOutcome } from '@footbridge/bridge/pages/page/outcome';

const cache = temporaryCache();
const page = (view: string, revalidate = 3600): PageOutcome => ({
  kind: 'page',
  template: 'page',
  page: { head: { title: view, canonical: '/about/' } } as never,
  view,
  layout: { primary: [], footer: [], social: [] },
  visit: { segment: null, stickyBar: null, tags: [] },
  revalidate,
});
const storeBefore = () => {
  const { template, page: info, view, layout, visit } = page('before') as Extract<PageOutcome, { kind: 'page' }>;
  const pageProps = { template, page: info, view, layout, visit };
  return cache.store('/about', ['post:2'], { kind: 'PAGES', html: '', pageData: { pageProps } });
};
const storeRedirect = () =>
  cache.store('/old', [], {
    kind: 'REDIRECT',
    props: { pageProps: { __N_REDIRECT: '/new/', __N_REDIRECT_STATUS: 308 } },
  });
const failure = () => Promise.reject(new UpstreamError('away'));
const edit = (...match: string[]) => invalidationLog().add({ time: Date.now(), match });
const keysOf = (path: string) => recordedValidity(path)?.dependencies.flatMap(({ keys }) => keys);

beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a page that is cached', () => {
  it('depends on the keys of every response, and its own address', async () => {
    await cachePage('/category/guides/page/2/', async () => {
      addKeys(['term:203', 'post:7']);
      return page('list');
    });
    expect(keysOf('/category/guides/page/2/')).toEqual(['term:203', 'post:7', 'uri:/category/guides/page/2/']);
  });

  it('depends on the menus, with their time', async () => {
    const menus = sharedValue({
      name: 'menus',
      freshMs: 60_000,
      load: async () => (addKeys(['kind:menu']), 'Menus'),
    });
    const loaded = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(loaded);
    await menus.get();
    clock.mockReturnValue(loaded + 500);
    await cachePage('/about/', async () => {
      await menus.get();
      return page('about');
    });
    expect(recordedValidity('/about/')?.dependencies).toEqual([
      { at: loaded + 500, keys: ['uri:/about/'] },
      { at: loaded, keys: ['kind:menu'] },
    ]);
  });

  it('does not depend on menus when it is a 404 or a redirect', async () => {
    const menus = sharedValue({ name: 'menus', freshMs: 60_000, load: async () => addKeys(['kind:menu']) });
    await cachePage('/nowhere/', async () => {
      await menus.get();
      return { kind: 'not-found', revalidate: 60 };
    });
    expect(keysOf('/nowhere/')).toEqual(['uri:/nowhere/']);
  });

  it('follows the address that a redirect leads to', async () => {
    await cachePage('/old/', async () => ({
      kind: 'redirect',
      destination: '/new/',
      permanent: true,
      revalidate: 3600,
    }));
    expect(keysOf('/old/')).toEqual(['uri:/old/', 'uri:/new/']);
  });

  it('is rendered again when an edit invalidated it meanwhile, and not for other edits', async () => {
    const texts = ['before', 'after'];
    const load = jest.fn(async () => {
      addKeys(['post:2']);
      const view = texts.shift() ?? '';
      edit(view === 'before' ? 'post:2' : 'post:99');
      return page(view);
    });
    expect(await cachePage('/about/', load)).toMatchObject({ view: expect.stringMatching(/after|^$/) });
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  it('is the one from before while WordPress fails, and counts as no newer', async () => {
    await storeBefore();
    edit('post:2');
    expect(await cache.get('/about')).toBeNull();
    expect(await cachePage('/about/', failure)).toMatchObject({ kind: 'page', view: 'before', revalidate: 60 });
    const reported = recordedValidity('/about/');
    expect(reported?.dependencies[0]?.keys).toEqual(['post:2']);
    expect(reported?.retry?.dueAt).toBeGreaterThan(Date.now());
  });

  it('is rendered again at once for an edit that came while WordPress failed', async () => {
    await storeBefore();
    const startedAt = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
    edit('post:2');
    const isOutdatedAfter = async (meanwhile: () => void): Promise<boolean> => {
      await cachePage('/about/', () => {
        clock.mockReturnValue(startedAt + 5000);
        meanwhile();
        clock.mockReturnValue(startedAt + 7000);
        return failure();
      });
      const validity = recordedValidity('/about/');
      clock.mockReturnValue(startedAt);
      return validity !== undefined && isOutdated(validity);
    };
    expect(await isOutdatedAfter(() => undefined)).toBe(false);
    expect(await isOutdatedAfter(() => edit('post:2'))).toBe(true);
  });

  it('is a redirect from before, too', async () => {
    await storeRedirect();
    expect(await cachePage('/old/', failure)).toEqual({
      kind: 'redirect',
      destination: '/new/',
      permanent: true,
      revalidate: 60,
    });
  });

  it('is an error when no page is cached', async () => {
    await expect(cachePage('/never-seen/', failure)).rejects.toThrow('away');
  });

  it('does not hide the site’s own errors behind an older page', async () => {
    await storeRedirect();
    await expect(cachePage('/old/', () => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
  });
});

it('a path that can’t be content is a 404 that no edit invalidates, at Next’s path', () => {
  cacheImpossiblePath(['wp-content', 'ä b.css']);
  const stored = recordedValidity(pathOfKey('/wp-content/ä b.css'));
  edit('post:2', 'kind:options', 'list:page');
  expect(stored && invalidationLog().isInvalidated(stored.dependencies)).toBe(false);
});
