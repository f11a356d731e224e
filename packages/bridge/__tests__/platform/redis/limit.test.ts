/** Tries of all processes counted together (docs/redis.md), with a real Redis. */
import { randomUUID } from 'node:crypto';

import { createClient } from 'redis';

import { sharedRateLimit } from '@footbridge/bridge/platform/request/rate-limit';

import { describeRedis, redisPerTest } from '../../../../../__tests__/support/redis-server';

const redis = redisPerTest({ settings: ['--appendonly', 'no'], isOwn: true });
beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = 'x'.repeat(40);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const options = { max: 3, windowMs: 60_000 };
/** Two processes each count the same key. */
const twoOf = (more: Partial<typeof options> = {}) => {
  const name = randomUUID();
  return [sharedRateLimit({ name, ...options, ...more }), sharedRateLimit({ name, ...options, ...more })] as const;
};

describeRedis('a limit', () => {
  it('counts the tries of all processes, each key by itself', async () => {
    const [a, b] = twoOf();
    expect([await a.take('x'), await b.take('x'), await a.take('x'), await b.take('x'), await a.take('x')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await b.take('y')).toBe(true);
  });

  it('lets no more through when they all come at once', async () => {
    const [a, b] = twoOf();
    const tries = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? a : b).take('x')));
    expect(tries.filter(Boolean)).toHaveLength(3);
  });

  it('takes a try back for all', async () => {
    const [a, b] = twoOf({ max: 1 });
    expect(await a.take('x')).toBe(true);
    await a.refund('x');
    expect(await b.take('x')).toBe(true);
    expect(await a.take('x')).toBe(false);
  });

  it('ends by itself, and leaves no address behind', async () => {
    const [a] = twoOf();
    await a.take('203.0.113.9');
    const client = createClient({ url: redis.url });
    await client.connect();
    const keys = await client.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain('203.0.113');
    expect(await client.pTTL(keys[0] ?? '')).toBeGreaterThan(50_000);
    await client.close();
  });

  it('is each process’s own while Redis is unreachable, continuing its own count', async () => {
    const [a, b] = twoOf();
    expect([await a.take('x'), await a.take('x')]).toEqual([true, true]);
    await redis.kill();
    expect([await a.take('x'), await a.take('x')]).toEqual([true, false]);
    expect([await b.take('x'), await b.take('x'), await b.take('x'), await b.take('x')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a limit without Redis', () => {
  it('is each process’s own', async () => {
    delete process.env.REDIS_URL;
    const [a, b] = twoOf({ max: 1 });
    expect([await a.take('x'), await a.take('x'), await b.take('x')]).toEqual([true, false, true]);
  });
});
