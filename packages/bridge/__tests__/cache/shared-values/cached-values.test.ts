import { cachedValues } from '@footbridge/bridge/cache/shared-values/cached-values';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('values cached by a key', () => {
  it('is loaded once for concurrent calls, and again only when it is stale', async () => {
    const values = cachedValues<string>({ name: 'test', freshMs: 1000, maxValues: 2 });
    const load = jest.fn(async () => `made at ${Date.now()}`);
    const [one, two] = await Promise.all([values.of('a', load), values.of('a', load)]);
    expect([one.value === two.value, load.mock.calls.length]).toEqual([true, 1]);
    jest.advanceTimersByTime(999);
    expect(await values.of('a', load)).toEqual(one);
    jest.advanceTimersByTime(1);
    // Never the old one while a new one can be had.
    expect(await values.of('a', load)).not.toEqual(one);
  });

  it('is no more than was agreed on', async () => {
    const values = cachedValues<string>({ name: 'test', freshMs: 1000, maxValues: 2 });
    const load = jest.fn(async () => 'value');
    for (const key of ['a', 'b', 'c', 'a']) await values.of(key, load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
