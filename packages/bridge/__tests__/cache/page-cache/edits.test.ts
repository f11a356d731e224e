import { memory } from '@footbridge/bridge/cache/page-cache/memory';
import { recordValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { clearPages, entryAt, cachedPages } from '@footbridge/bridge/cache/page-cache/store';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { forgetCache, temporaryCache } from '../../../../../__tests__/support/temporary-cache';

const page = (html: string) => ({ kind: 'PAGES', html, pageData: { pageProps: {} }, headers: undefined, status: 200 });
const control = { cacheControl: { revalidate: 3600, expire: 86_400 } };
/** Next's own name of a page. */
const key = (of: string) => `/route-cache/PAGES/0123abc/$${of}`;

const { handler: cache } = temporaryCache();

async function keep(of: string, keys: string[], html = of): Promise<void> {
  recordValidity(`${of === '/index' ? '' : of}/`, { dependencies: [{ at: Date.now(), keys }] });
  await cache().set(key(of), page(html), control);
  jest.advanceTimersByTime(1000);
}

function edit(...match: string[]): void {
  invalidationLog().add({ time: Date.now(), match });
  jest.advanceTimersByTime(1000);
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T10:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});
afterEach(() => void jest.useRealTimers());

describe('the page cache after an edit', () => {
  it('serves no page that depends on what was edited, and all others as before', async () => {
    await keep('/about', ['post:2', 'post:1834']);
    await keep('/insurance', ['post:1862']);
    edit('post:1834');
    expect(await cache().get(key('/about'))).toBeNull();
    expect(await cache().get(key('/insurance'))).toMatchObject({ value: { html: '/insurance' } });
  });

  it('counts an edit that came while the page was rendered as a later one', async () => {
    recordValidity('/about/', { dependencies: [{ at: Date.now(), keys: ['post:2'] }] });
    jest.advanceTimersByTime(1000);
    edit('post:2');
    await cache().set(key('/about'), page('rendered from the text before'), control);
    expect(await cache().get(key('/about'))).toBeNull();
  });

  it('serves the page that another process has rendered again', async () => {
    await keep('/about', ['post:2']);
    const ours = memory.list();
    edit('post:2');
    await keep('/about', ['post:2'], 'rendered by another process');
    for (const held of ours) memory.write(held);
    expect(await cache().get(key('/about'))).toMatchObject({ value: { html: 'rendered by another process' } });
  });

  it('does not take the older page that Next stores after a failure for a newer one', async () => {
    await keep('/about', ['post:2']);
    const before = await cache().get(key('/about'));
    edit('post:2');
    await cache().set(key('/about'), before?.value ?? null, control);
    expect(await cache().get(key('/about'))).toBeNull();
  });

  it('serves a page that could not be rendered again for half a minute, unless something else is edited', async () => {
    await keep('/about', ['post:2']);
    edit('post:2');
    const dependencies = [{ at: 0, keys: ['post:2'] }];
    recordValidity('/about/', { dependencies, retry: { failedAt: Date.now(), dueAt: Date.now() + 30_000 } });
    await cache().set(key('/about'), page('the older one'), control);
    expect(await cache().get(key('/about'))).toMatchObject({ value: { html: 'the older one' } });
    jest.advanceTimersByTime(31_000);
    expect(await cache().get(key('/about'))).toBeNull();
    recordValidity('/about/', { dependencies, retry: { failedAt: Date.now(), dueAt: Date.now() + 30_000 } });
    await cache().set(key('/about'), page('the older one'), control);
    jest.advanceTimersByTime(1000);
    edit('post:2');
    expect(await cache().get(key('/about'))).toBeNull();
  });

  it('drops a 404 of an address where something was published', async () => {
    recordValidity('/draft-page/', { dependencies: [{ at: Date.now(), keys: ['uri:/draft-page/'] }] });
    await cache().set(key('/draft-page'), null, control);
    jest.advanceTimersByTime(1000);
    expect(await cache().get(key('/draft-page'))).toMatchObject({ value: null });
    edit('uri:/draft-page/');
    expect(await cache().get(key('/draft-page'))).toBeNull();
  });

  it('serves no page of unknown dependencies after any edit', async () => {
    await cache().set(key('/odd'), page('odd'), control);
    jest.advanceTimersByTime(1000);
    expect(await cache().get(key('/odd'))).not.toBeNull();
    edit('post:77');
    expect(await cache().get(key('/odd'))).toBeNull();
  });
});

describe('the index of pages', () => {
  it('lists pages of all processes with their keys, the front page and non-ASCII paths too', async () => {
    await keep('/index', ['post:701']);
    await keep('/topics/τομέας', ['term:9']);
    forgetCache();
    const listed = await cachedPages();
    expect(listed.map((one) => [one.path, one.dependencies[0]?.keys])).toEqual(
      expect.arrayContaining([
        ['/', ['post:701']],
        ['/topics/τομέας/', ['term:9']],
      ]),
    );
    expect(listed).toHaveLength(2);
  });

  it('sees what was written, rendered again or deleted since it was last read', async () => {
    await keep('/about', ['post:2']);
    expect(await cachedPages()).toHaveLength(1);
    await keep('/about', ['post:2', 'post:3']);
    await keep('/insurance', ['post:1862']);
    expect((await cachedPages()).map((one) => one.dependencies[0]?.keys)).toEqual(
      expect.arrayContaining([['post:2', 'post:3'], ['post:1862']]),
    );
    await cache().set(key('/about'), null, control);
    expect((await cachedPages()).filter(({ kind }) => kind === 'page')).toHaveLength(1);
  });

  it('is read from heads of any length', async () => {
    const keys = Array.from({ length: 5000 }, (_, i) => `post:${i}`);
    await keep('/long', keys);
    forgetCache();
    expect((await cachedPages())[0]?.dependencies[0]?.keys).toEqual(keys);
  });
});

describe('clearing everything', () => {
  it('leaves nothing on disk nor in memory, not even for an outage of WordPress', async () => {
    await keep('/about', ['post:2']);
    expect(await entryAt('/about/')).not.toBeNull();
    await clearPages();
    expect(await cachedPages()).toEqual([]);
    expect(await entryAt('/about/')).toBeNull();
    expect(await cache().get(key('/about'))).toBeNull();
  });

  it('finds an entry by its key without the index: a page, a 404, the front page', async () => {
    await keep('/about', ['post:2']);
    await keep('/index', ['post:1']);
    await cache().set(key('/no/τίποτα'), null, control);
    expect((await entryAt('/about/'))?.dependencies[0]?.keys).toEqual(['post:2']);
    expect((await entryAt('/'))?.value).toMatchObject({ kind: 'PAGES' });
    expect((await entryAt('/no/%CF%84%CE%AF%CF%80%CE%BF%CF%84%CE%B1/'))?.value).toBeNull();
    expect(await entryAt('/elsewhere/')).toBeNull();
  });

  it('leaves the pages of other sites and builds', async () => {
    await keep('/about', ['post:2']);
    process.env.WORDPRESS_URL = 'https://other.example.org';
    await clearPages();
    process.env.WORDPRESS_URL = 'https://cms.example.org';
    expect(await cache().get(key('/about'))).not.toBeNull();
  });
});
