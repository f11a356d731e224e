import { readHistory } from '@footbridge/bridge/cache/history';
import { renewInBackground } from '@footbridge/bridge/cache/invalidation/renew';
import { cachedPages } from '@footbridge/bridge/cache/page-cache/store';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

const cache = temporaryCache();

/** Pages of which the later ones have more visits; then a menu is edited. */
async function editedMenu(): Promise<void> {
  for (const [i, path] of ['/one', '/two', '/three'].entries()) {
    await cache.store(path, ['kind:menu']);
    for (let visit = 0; visit < i; visit += 1) await cache.get(path);
  }
  invalidationLog().add({ time: Date.now(), match: ['kind:menu'] });
}

describe('pages that an edit invalidates', () => {
  it('are rendered again in the background, the most visited first', async () => {
    await editedMenu();
    const renew = jest.fn((path: string) => cache.store(path.slice(0, -1), []));
    await renewInBackground(await cachedPages(), renew);
    const order = renew.mock.calls.map(([path]) => path);
    // Two are rendered at once: either may be read from the disk first.
    expect(order.slice(0, 2).toSorted()).toEqual(['/three/', '/two/']);
    expect(order[2]).toBe('/one/');
    expect(readHistory(1)).toEqual([expect.objectContaining({ what: 'renewed', pages: 3 })]);
  });

  it('are left alone when a visitor came first', async () => {
    await editedMenu();
    const concerned = await cachedPages();
    await cache.store('/three', []);
    const renew = jest.fn((path: string) => cache.store(path.slice(0, -1), []));
    await renewInBackground(concerned, renew);
    expect(renew.mock.calls.map(([path]) => path).toSorted()).toEqual(['/one/', '/two/']);
  });

  it('wait for the next request while WordPress is unreachable', async () => {
    await editedMenu();
    const renew = jest.fn(() => Promise.reject(new Error('away')));
    await renewInBackground([...(await cachedPages()), ...(await cachedPages())], renew);
    expect(renew.mock.calls.length).toBeLessThan(6);
    expect(readHistory(1)).toEqual([expect.objectContaining({ what: 'not-renewed' })]);
  });

  it('are reported, except those whose HTML is the same as before', async () => {
    await editedMenu();
    const concerned = await cachedPages();
    const renew = (path: string) =>
      cache.store(path.slice(0, -1), [], {
        kind: 'PAGES',
        html: path === '/two/' ? 'new' : path.slice(0, -1),
        pageData: {},
      });
    const changed: string[] = [];
    await renewInBackground(concerned, renew, ({ path }) => changed.push(path));
    expect(changed).toEqual(['/two/']);
    expect(readHistory(1)).toEqual([expect.objectContaining({ about: 'in the background, 2 unchanged', pages: 3 })]);
  });

  it('are reported when a visitor came first, or rendering failed, because their HTML may have changed', async () => {
    await editedMenu();
    const concerned = await cachedPages();
    await cache.store('/three', []);
    const changed: string[] = [];
    await renewInBackground(
      concerned,
      () => Promise.reject(new Error('away')),
      ({ path }) => changed.push(path),
    );
    expect(changed.toSorted()).toEqual(['/one/', '/three/', '/two/']);
  });

  it('are revalidated by their encoded path', async () => {
    await cache.store('/topics/τομέας', ['post:1']);
    invalidationLog().add({ time: Date.now(), match: '*' });
    const renew = jest.fn((_path: string) => cache.store('/topics/τομέας', []));
    await renewInBackground(await cachedPages(), renew);
    expect(renew).toHaveBeenCalledWith('/topics/%CF%84%CE%BF%CE%BC%CE%AD%CE%B1%CF%82/');
  });
});
