import { cachedValues } from '@footbridge/bridge/cache/shared-values/cached-values';
import { sharedValue } from '@footbridge/bridge/cache/shared-values/shared-value';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
});

const counted = () => {
  let n = 0;
  return jest.fn(async () => (n += 1));
};

describe('a value shared by all pages', () => {
  it('is loaded once for concurrent calls', async () => {
    const load = counted();
    const value = sharedValue({ name: 'menu', freshMs: MINUTE, load });
    const answers = await Promise.all(Array.from({ length: 100 }, () => value.get()));
    expect(answers.every(({ value: loaded, current }) => loaded === 1 && current)).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is given stale at once while a new one is loaded', async () => {
    const value = sharedValue({ name: 'menu', freshMs: MINUTE, load: counted() });
    await value.get();
    jest.advanceTimersByTime(MINUTE);
    expect((await value.get()).value).toBe(1);
    await jest.advanceTimersByTimeAsync(0);
    expect((await value.get()).value).toBe(2);
  });

  it('stays as it was, and says so, when loading fails', async () => {
    const load = counted();
    const value = sharedValue({ name: 'menu', freshMs: MINUTE, load });
    await value.get();
    load.mockRejectedValue(new Error('refused'));
    expect(await value.get({ bypass: true })).toEqual({ value: 1, current: false });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('the stale value is used (refused)'));
  });

  it('fails when there is nothing older, and tries again the next time', async () => {
    const load = counted();
    load.mockRejectedValueOnce(new Error('refused'));
    const value = sharedValue({ name: 'menu', freshMs: MINUTE, load });
    await expect(value.get()).rejects.toThrow('refused');
    expect(await value.get()).toEqual({ value: 1, current: true });
  });

  it('is loaded again with `bypass`', async () => {
    const value = sharedValue({ name: 'menu', freshMs: MINUTE, load: counted() });
    await value.get();
    expect((await value.get({ bypass: true })).value).toBe(2);
  });
});

describe('values cached by a key', () => {
  it('is loaded once for concurrent calls, and again only when it is stale', async () => {
    const values = cachedValues<string>({ name: 'test', freshMs: 1000, maxValues: 2 });
    const load = jest.fn(async () => `made at ${Date.now()}`);
    const [one, two] = await Promise.all([values('a', load), values('a', load)]);
    expect([one.value === two.value, load.mock.calls.length]).toEqual([true, 1]);
    jest.advanceTimersByTime(999);
    expect(await values('a', load)).toEqual(one);
    jest.advanceTimersByTime(1);
    // Never the old one while a new one can be had.
    expect(await values('a', load)).not.toEqual(one);
  });

  it('is no more than was agreed on', async () => {
    const values = cachedValues<string>({ name: 'test', freshMs: 1000, maxValues: 2 });
    const load = jest.fn(async () => 'value');
    for (const key of ['a', 'b', 'c', 'a']) await values(key, load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
