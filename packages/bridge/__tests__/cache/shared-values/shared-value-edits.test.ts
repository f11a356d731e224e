import { trackDependencies, addKeys } from '@footbridge/bridge/wordpress/dependencies/track';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { sharedValue } from '@footbridge/bridge/cache/shared-values/shared-value';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

temporaryCache();
const edit = (...match: string[]) => invalidationLog().add({ time: Date.now(), match });
/** Counts how often it was loaded, of answers with these keys. */
const counted = (...keys: string[]) => {
  let loads = 0;
  return jest.fn(async () => {
    addKeys(keys);
    loads += 1;
    return loads;
  });
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a value shared by pages, after an edit', () => {
  it('is loaded again before it is given, though it is fresh by the clock', async () => {
    const value = sharedValue({ name: 'menu', freshMs: 60_000, load: counted('kind:menu') });
    await value.get();
    jest.advanceTimersByTime(10);
    edit('kind:menu');
    jest.advanceTimersByTime(10);
    expect(await value.get()).toEqual({ value: 2, current: true });
    expect(await value.get()).toEqual({ value: 2, current: true });
  });

  it('stays after an edit that does not invalidate it', async () => {
    const load = counted('kind:menu');
    const value = sharedValue({ name: 'menu', freshMs: 60_000, load });
    await value.get();
    jest.advanceTimersByTime(10);
    edit('post:2');
    await value.get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once more when the edit came while it was being loaded', async () => {
    const gates: (() => void)[] = [];
    let loads = 0;
    const load = async () => {
      addKeys(['kind:menu']);
      loads += 1;
      const own = loads;
      await new Promise<void>((resolve) => gates.push(resolve));
      return own;
    };
    const value = sharedValue({ name: 'menu', freshMs: 60_000, load });
    const first = value.get();
    jest.advanceTimersByTime(10);
    edit('kind:menu');
    jest.advanceTimersByTime(10);
    gates[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    gates[1]?.();
    expect(await first).toEqual({ value: 2, current: true });
  });

  it('is stale while WordPress is unreachable, says so, and is loaded again after ten seconds', async () => {
    const load = counted('kind:menu');
    const value = sharedValue({ name: 'menu', freshMs: 60_000, load });
    await value.get();
    jest.advanceTimersByTime(10);
    edit('kind:menu');
    load.mockRejectedValueOnce(new Error('away'));
    expect(await value.get()).toEqual({ value: 1, current: false });
    expect(await value.get()).toEqual({ value: 1, current: false });
    expect(load).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_001);
    expect(await value.get()).toEqual({ value: 2, current: true });
  });

  it('is loaded again at once for an edit that came while loading failed', async () => {
    const load = counted('kind:menu');
    const value = sharedValue({ name: 'menu', freshMs: 60_000, load });
    await value.get();
    jest.advanceTimersByTime(10);
    edit('kind:menu');
    load.mockImplementationOnce(async () => {
      jest.advanceTimersByTime(10);
      edit('kind:menu');
      throw new Error('away');
    });
    expect(await value.get()).toEqual({ value: 1, current: false });
    jest.advanceTimersByTime(10);
    expect(await value.get()).toEqual({ value: 2, current: true });
  });

  it('passes its dependencies on to what is rendered from it', async () => {
    const inner = sharedValue({ name: 'options', freshMs: 60_000, load: counted('kind:options') });
    const outer = sharedValue({
      name: 'menu',
      freshMs: 60_000,
      load: async () => {
        addKeys(['kind:menu']);
        return (await inner.get()).value;
      },
    });
    await outer.get();
    const { dependencies } = await trackDependencies(() => outer.get());
    expect(dependencies.flatMap(({ keys }) => keys).toSorted()).toEqual(['kind:menu', 'kind:options']);
  });
});
