/** Menus, options and lists, loaded once for all processes (docs/redis.md), with a real Redis. */

import { z } from 'zod';

import { addKeys } from '@footbridge/bridge/wordpress/dependencies/track';
import { invalidationLog, logsState } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { redisLink } from '@footbridge/bridge/platform/redis/link';
import { findOrLock } from '@footbridge/bridge/platform/redis/lock';
import { sharedValue, type SharedValueOptions } from '@footbridge/bridge/cache/shared-values/shared-value';

import { describeRedis, hasRedis, redisPerTest } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

jest.setTimeout(30_000);

// Tests here mock Date.now. Redis's clock, measured meanwhile, would be a minute behind, and each stored value in the future.
jest.mock('@footbridge/bridge/platform/redis/clock', () => ({
  measureClock: () => Promise.resolve({ ahead: 0, error: 1 }),
}));

/** More than the clock's error, by which a value of another process counts as older and an edit as later. */
const CLOCK_MARGIN_MS = 10;

const redis = redisPerTest({ settings: ['--appendonly', 'no'], isOwn: true });
quietConsole();
let now = 0;

beforeEach(async () => {
  process.env.DATA_DIR = temporaryFolder();
  if (!hasRedis) return;
  now = Date.now();
  // What is tried is after the beginning of the stream.
  await invalidationLog().shared?.caughtUp;
  await until(() => !invalidationLog().isInvalidated([{ at: Date.now() - CLOCK_MARGIN_MS, keys: [] }]));
});
afterEach(async () => {
  await invalidationLog().shared?.close();
  logsState.value?.clear();
});

/** Processes that know the same value: each with its own memory. */
const processes = (load: () => Promise<string>, more: Partial<SharedValueOptions<string>> = {}) =>
  Array.from({ length: 3 }, () =>
    sharedValue({
      name: 'menu',
      freshMs: 60_000,
      load,
      store: { key: 'menu', parse: (value) => z.string().safeParse(value).data ?? null, ttlMs: 600_000 },
      ...more,
    }),
  );

/** How many SET commands Redis got: a process that wants to load tries to set the lock. */
async function setCalls(): Promise<number> {
  const stats = (await redisLink()?.run((client) => client.info('commandstats'))) ?? '';
  return Number(/^cmdstat_set:calls=(\d+)/m.exec(stats)?.[1] ?? 0);
}

/** WordPress answers when all concurrent callers have tried. */
let answersAt = 0;

const counted = () => {
  let loads = 0;
  return jest.fn(async () => {
    addKeys(['kind:menu']);
    loads += 1;
    const text = `menu ${loads}`;
    if (answersAt > 0) await until(async () => (await setCalls()) >= answersAt);
    return text;
  });
};

/** The values of all concurrent callers. */
async function valuesOf(all: ReturnType<typeof processes>): Promise<string[]> {
  answersAt = (await setCalls()) + all.length;
  const values = await Promise.all(all.map((one) => one.get()));
  answersAt = 0;
  return values.map(({ value }) => value);
}

describeRedis('a value of all processes', () => {
  it('is loaded once, also when all processes request it at the same time', async () => {
    const load = counted();
    expect(await valuesOf(processes(load))).toEqual(['menu 1', 'menu 1', 'menu 1']);
    expect(await valuesOf(processes(load))).toEqual(['menu 1', 'menu 1', 'menu 1']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once more for all processes when an edit invalidates it', async () => {
    const load = counted();
    const all = processes(load);
    await valuesOf(all);
    await invalidationLog().add({ time: Date.now(), match: ['kind:menu'] });
    // Redis says when the edit came: not after this.
    const known = Date.now();
    await until(() => Date.now() - CLOCK_MARGIN_MS > known);
    expect(await valuesOf(all)).toEqual(['menu 2', 'menu 2', 'menu 2']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested by one process when it is too old', async () => {
    const load = counted();
    const all = processes(load, { whenStale: 'wait' });
    await valuesOf(all);
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    expect(await valuesOf(all)).toEqual(['menu 2', 'menu 2', 'menu 2']);
  });

  it('is loaded by each process when the one with the lock has died, after a short wait', async () => {
    const link = redisLink();
    const dead = link && jest.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as never);
    const load = counted();
    const [one] = processes(load);
    // Its lock as a process leaves it that was killed.
    const client = link && (await link.run(async (pending) => pending));
    await load();
    await one?.get();
    const [name = ''] = (await client?.keys('*:value:*')) ?? [];
    await client?.del(name);
    if (link) expect(await findOrLock(link, `${name}:lock`, async () => null)).toHaveProperty('release');
    dead?.mockRestore();
    expect(await processes(load)[0]?.get()).toEqual({ value: 'menu 3', current: true });
    // It did not wait for the lock to expire.
    expect(await client?.exists(`${name}:lock`)).toBe(link ? 1 : undefined);
  });

  it('is the last shared one, for a process that starts while WordPress is unreachable', async () => {
    await valuesOf(processes(counted()));
    jest.spyOn(Date, 'now').mockImplementation(() => now + 120_000);
    const fails = async (): Promise<string> => Promise.reject(new Error('away'));
    expect(await processes(fails)[0]?.get()).toEqual({ value: 'menu 1', current: false });
  });

  it('is each process’s own where Redis contains something else, or is unreachable', async () => {
    const load = counted();
    await valuesOf(processes(load));
    const odd = { store: { key: 'menu', parse: () => null, ttlMs: 600_000 } };
    expect(await processes(load, odd)[0]?.get()).toEqual({ value: 'menu 2', current: true });
    await redis.kill();
    expect(await processes(load)[0]?.get()).toEqual({ value: 'menu 3', current: true });
  });
});
