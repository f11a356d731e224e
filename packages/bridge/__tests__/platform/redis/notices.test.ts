/** Webhooks and several hosts (docs/redis.md): real processes, each with its own disk and clock, and a real Redis. */
import { createClient } from 'redis';

import { cacheProcesses, type CacheProcess } from '../../../../../__tests__/support/cache-process';
import { describeRedis, redisPerTest, startRedis } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';

jest.setTimeout(30_000);

const redis = redisPerTest();
const { start, startReady } = cacheProcesses();

const machine = (name: string, clockAhead = 0): Promise<CacheProcess> =>
  startReady({ machine: name, redis: redis.url, clockAhead });
const client = async () => createClient({ url: redis.url }).connect();
/** Only until the stream has delivered. */
const isGone = (one: CacheProcess, of: string) => until(async () => !(await one.call('isKept', of)));

/**
 * Caches a page on the first machine until all of them serve it. A page rendered within the clocks' error after an entry
 * counts as older than the entry: a visitor's next request renders it again.
 */
async function cacheOn(
  machines: readonly [CacheProcess, ...CacheProcess[]],
  of: string,
  keys: string[],
  html: string,
): Promise<void> {
  const served = () => Promise.all(machines.map((one) => one.call('get', of)));
  await until(async () => {
    await machines[0].call('store', of, keys, html);
    return (await served()).every((given) => given === html);
  });
}

describeRedis('a change notice', () => {
  it('sent to one host invalidates its pages on all hosts, and in processes that start later', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await cacheOn([a, b], '/about', ['page:2'], 'about');
    await cacheOn([a, b], '/contact', ['page:3'], 'contact');
    expect(await a.call('notice', ['page:2'])).toBe(true);
    expect(await a.call('isKept', '/about')).toBe(false);
    await isGone(b, '/about');
    expect(await b.call('get', '/contact')).toBe('contact');
    const c = await machine('c');
    expect([await c.call('isKept', '/about'), await c.call('get', '/contact')]).toEqual([false, 'contact']);
  });

  it('is refused a second time by every machine, and of two at once one is first', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    const first = await Promise.all([a.call('notice', ['page:2'], 'id-1'), b.call('notice', ['page:2'], 'id-1')]);
    expect(first.toSorted()).toEqual([false, true]);
    await until(async () => Boolean((await a.call('hasSeen', 'id-1')) && (await b.call('hasSeen', 'id-1'))));
    expect(await (await machine('c')).call('hasSeen', 'id-1')).toBe(true);
    expect(await a.call('hasSeen', 'id-2')).toBe(false);
  });

  it('counts by one clock: hosts may be minutes apart', async () => {
    const [a, b] = await Promise.all([machine('a', 120_000), machine('b', -120_000)]);
    await cacheOn([a, b], '/about', ['page:2'], 'old');
    await b.call('notice', ['page:2']);
    await isGone(a, '/about');
    // Rendered after it, by the clock that is behind: it counts as new for the one that is ahead.
    await cacheOn([b, a], '/about', ['page:2'], 'new');
    expect(await a.call('get', '/about')).toBe('new');
    await a.call('notice', ['page:2']);
    await isGone(b, '/about');
  });

  it('stays known to a machine that restarts without Redis', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await cacheOn([b, a], '/about', ['page:2'], 'about');
    await a.call('notice', ['page:2']);
    await isGone(b, '/about');
    await redis.kill();
    await b.end();
    const again = await start({ machine: 'b', redis: redis.url });
    expect(await again.call('isKept', '/about')).toBe(false);
  });
});

describeRedis('the stream of changes', () => {
  it('that lost its beginning makes all older pages outdated where it was not read, and none where it was', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('notice', ['page:99']);
    await cacheOn([a, b], '/about', ['page:2'], 'about');
    // Two megabytes are stored: each of these has half of one.
    const keys = Array.from({ length: 5000 }, (_, i) => `post:${i}`.padEnd(100, '0'));
    for (let i = 0; i < 6; i += 1) await a.call('notice', keys);
    expect(await a.call('get', '/about')).toBe('about');
    expect(await b.call('get', '/about')).toBe('about');
    expect(await (await machine('c')).call('isKept', '/about')).toBe(false);
    const reader = await client();
    const [stream = ''] = await reader.keys('*:changes');
    expect(await reader.xLen(stream)).toBeLessThan(6);
    await reader.close();
  });

  it('that was lost with Redis’s memory makes all that is older outdated, when Redis is back', async () => {
    const forgetful = await startRedis(['--appendonly', 'no']);
    const a = await start({ machine: 'a', redis: forgetful.url });
    await a.call('ready');
    await cacheOn([a], '/about', ['page:2'], 'about');
    await forgetful.kill();
    await until(async () => (await a.call('isShared')) === false);
    expect(await a.call('get', '/about')).toBe('about');
    await forgetful.start();
    await isGone(a, '/about');
    await a.end();
    await forgetful.stop();
  });

  it('that Redis has lost makes all that is older outdated, on every machine', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await cacheOn([a, b], '/about', ['page:2'], 'about');
    const other = await client();
    await other.flushAll();
    await other.close();
    await a.call('notice', ['page:99']);
    await isGone(a, '/about');
    await isGone(b, '/about');
    await cacheOn([b, a], '/about', ['page:2'], 'new');
    expect(await a.call('get', '/about')).toBe('new');
  });
});
