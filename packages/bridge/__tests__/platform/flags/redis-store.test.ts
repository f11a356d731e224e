/** Flags of all hosts (docs/redis.md): ended sessions and used states, with a real Redis. */

import { createClient } from 'redis';

import { redisLink } from '@footbridge/bridge/platform/redis/link';
import { sharedFlags, flagsState } from '@footbridge/bridge/platform/flags/shared-flags';

import { describeRedis, leaveRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

jest.setTimeout(30_000);

let redis: RedisServer;

async function begin(settings?: string[]): Promise<void> {
  redis = await startRedis(settings);
  process.env.REDIS_URL = redis.url;
}
beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = 'x'.repeat(40);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  anotherProcess();
});
afterEach(async () => {
  await leaveRedis();
  await redis?.stop();
});

const flags = sharedFlags({ name: 'test', ttlMs: 60_000, max: 10 });
/** One of another machine: it has the same Redis, and remembers nothing itself. */
function anotherProcess(): void {
  flagsState.value = undefined;
  process.env.DATA_DIR = temporaryFolder();
}
const isBack = () => until(async () => redisLink()?.isUp === true);

describeRedis('a flag', () => {
  it('comes down by itself, and leaves no id behind', async () => {
    await begin();
    await flags.set('a-session-id');
    const client = await createClient({ url: redis.url }).connect();
    const keys = await client.keys('*');
    expect(keys).toEqual([expect.stringMatching(/^\{footbridge:DSH\}:flag:test:[\w-]{43}$/)]);
    expect(await client.pTTL(keys[0] ?? '')).toBeGreaterThan(50_000);
    await client.pExpire(keys[0] ?? '', 1);
    await until(async () => (await client.dbSize()) === 0);
    client.destroy();
    anotherProcess();
    expect(await flags.isSet('a-session-id')).toBe(false);
  });

  it('is each process’s own while Redis is unreachable, and shared when it is reachable again', async () => {
    await begin();
    await flags.set('before');
    await redis.kill();
    expect([
      await flags.set('a'),
      await flags.set('a'),
      await flags.isSet('a'),
      await flags.isSet('before'),
      await flags.isSet('b'),
    ]).toEqual([true, false, true, true, false]);
    await redis.start();
    await isBack();
    await flags.isSet('another');
    anotherProcess();
    expect([await flags.isSet('a'), await flags.isSet('before')]).toEqual([true, true]);
  });

  it('is written to a Redis that was full as soon as it takes writes', async () => {
    await begin(['--appendonly', 'no', '--maxmemory', '1mb', '--maxmemory-policy', 'noeviction']);
    expect([await flags.set('a'), await flags.isSet('a')]).toEqual([true, true]);
    const client = await createClient({ url: redis.url }).connect();
    await client.configSet('maxmemory', '0');
    client.destroy();
    await flags.isSet('another');
    anotherProcess();
    expect(await flags.isSet('a')).toBe(true);
  });
});
