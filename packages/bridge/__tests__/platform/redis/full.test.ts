/** A Redis that answers and takes nothing (docs/redis.md): health says so, and that it is over. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { createClient } from 'redis';

import { outboxState, pageCacheState } from '@footbridge/bridge/operations/health/parts';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { isWritable } from '@footbridge/bridge/platform/redis/link';

import { cacheProcesses } from '../../../../../__tests__/support/cache-process';
import { newLeadKey } from '../../../../../__tests__/support/leads';
import { describeRedis, redisPerTest } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';
import { openOutboxState } from '@footbridge/bridge/leads/outbox/open';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

jest.setTimeout(30_000);

const redis = redisPerTest({ isOwn: true });
const { startReady } = cacheProcesses();
quietConsole();

beforeEach(() => {
  process.env.DATA_DIR = temporaryFolder();
  process.env.LEAD_KEY = newLeadKey();
});
afterEach(async () => {
  await (await openOutboxState.value?.outbox.catch(() => undefined))?.close();
  openOutboxState.value = undefined;
  const { shared } = invalidationLog();
  await Reflect.get(shared ?? {}, 'close')?.call(shared);
});

async function setMemory(most: string): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  await client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: most });
  client.destroy();
}

describeRedis('a Redis whose memory is full', () => {
  it('is reported by health, for pages and for leads, until it takes writes again', async () => {
    await until(async () => (await pageCacheState()) === 'ok');
    expect([await outboxState(), await isWritable()]).toEqual(['ok', true]);
    await setMemory('1mb');
    expect([await pageCacheState(), await outboxState(), await isWritable()]).toEqual([
      'read-only',
      'read-only',
      false,
    ]);
    await setMemory('0');
    expect([await pageCacheState(), await outboxState(), await isWritable()]).toEqual(['ok', 'ok', true]);
  });
});

describeRedis('what docs/redis.md says to do', () => {
  it('deletes cached pages to make room, and the site recovers by itself', async () => {
    const a = await startReady({ machine: 'a', redis: redis.url });
    const body = randomBytes(3_000_000).toString('base64');
    await a.call('store', '/about', ['page:2'], body);
    await setMemory('3mb');
    await expect(a.call('notice', ['page:3'])).rejects.toThrow(/OOM/);
    const [, port = ''] = /:(\d+)$/.exec(redis.url) ?? [];
    const command = readFileSync('docs/redis.md', 'utf8').match(/redis-cli --scan .*/)?.[0] ?? '';
    execFileSync('sh', ['-c', command.replaceAll('redis-cli', `redis-cli -p ${port}`)]);
    // It frees memory behind its answers.
    await until(() =>
      a.call('notice', ['page:3']).then(
        () => true,
        () => false,
      ),
    );
    expect(await a.call('get', '/about')).toBe(body);
    await a.call('store', '/contact', ['page:4'], 'contact');
    const b = await startReady({ machine: 'b', redis: redis.url });
    expect(await b.call('get', '/contact')).toBe('contact');
  });
});

describe('without Redis', () => {
  it('is not probed for free memory', async () => {
    delete process.env.REDIS_URL;
    expect(await isWritable()).toBeNull();
  });
});
