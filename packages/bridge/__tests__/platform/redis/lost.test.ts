/** Redis unreachable, hanging and back (docs/redis.md): real processes and a real Redis. */
import { createClient } from 'redis';

import { cacheProcesses, type CacheProcess } from '../../../../../__tests__/support/cache-process';
import { describeRedis, redisPerTest, startRedis } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';

jest.setTimeout(30_000);

const redis = redisPerTest();
const { start, startReady } = cacheProcesses();

const machine = (name: string): Promise<CacheProcess> => startReady({ machine: name, redis: redis.url });
const isUp = (one: CacheProcess, wanted: boolean) => until(async () => (await one.call('isShared')) === wanted);
const portsOf = (reported: unknown): unknown[] => (Array.isArray(reported) ? reported : []);
/** Of the one machine's connection for questions; the other waits for changes. */
async function portAsking(): Promise<number> {
  const client = await createClient({ url: redis.url }).connect();
  const own = await client.clientId();
  const list = String(await client.sendCommand(['CLIENT', 'LIST']));
  client.destroy();
  const [asking] = list
    .split('\n')
    .filter((line) => line !== '' && !line.includes(` cmd=xread`) && !line.startsWith(`id=${own} `));
  return Number(/ addr=\S+:(\d+)/.exec(asking ?? '')?.[1]);
}
/** How many commands Redis has got that read a page, also those that it got while it hung. */
async function pageReads(): Promise<number> {
  const client = await createClient({ url: redis.url }).connect();
  const stats = await client.info('commandstats');
  client.destroy();
  return [...stats.matchAll(/cmdstat_(?:get|mget|hget|hmget|hgetall|exists):calls=(\d+)/g)].reduce(
    (total, [, calls]) => total + Number(calls),
    0,
  );
}
const lines = (one: CacheProcess, text: string): number =>
  one
    .output()
    .split('\n')
    .filter((line) => line.includes(text)).length;

describeRedis('without the Redis of REDIS_URL', () => {
  it('a process starts, renders and serves pages, and refuses webhooks; when Redis comes, both are shared', async () => {
    await redis.kill();
    const [a, b] = [await start({ machine: 'a', redis: redis.url }), await start({ machine: 'b', redis: redis.url })];
    await a.call('store', '/about', ['page:2'], 'about');
    expect(await a.call('get', '/about')).toBe('about');
    await expect(a.call('notice', ['page:2'])).rejects.toThrow(/unreachable/);
    expect(await a.call('get', '/about')).toBe('about');
    await redis.start();
    await Promise.all([isUp(a, true), isUp(b, true)]);
    // The stream's entries of before are unknown: what is older is rendered again.
    expect(await a.call('isKept', '/about')).toBe(false);
    await a.call('store', '/about', ['page:2'], 'new');
    expect(await b.call('get', '/about')).toBe('new');
    expect([a.isAlive(), lines(a, 'is unreachable'), lines(a, 'is reachable again')]).toEqual([true, 1, 1]);
  });

  it('cached pages are served as before, and missed entries count when Redis is back', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    for (const one of [a, b]) await one.call('store', '/about', ['page:2'], 'about');
    await redis.kill();
    await isUp(b, false);
    expect(await b.call('get', '/about')).toBe('about');
    expect(await b.call('isKept', '/never-seen')).toBe(false);
    await expect(b.call('clear')).rejects.toThrow(/unreachable/);
    await redis.start();
    await isUp(a, true);
    await a.call('notice', ['page:2']);
    await until(async () => !(await b.call('isKept', '/about')));
    await isUp(b, true);
    expect([a.isAlive(), b.isAlive(), lines(b, 'is unreachable'), lines(b, 'is reachable again')]).toEqual([
      true,
      true,
      1,
      1,
    ]);
  });
});

describeRedis('a Redis that hangs', () => {
  it('gets one command, not each of them; when it goes on, so does all else', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', ['page:2'], 'about');
    const before = await pageReads();
    redis.hang();
    expect(await a.call('isKept', '/never-1')).toBe(false);
    for (let i = 0; i < 20; i += 1) await a.call('isKept', `/never-${i}`);
    expect(await a.call('get', '/about')).toBe('about');
    await expect(a.call('notice', ['page:2'])).rejects.toThrow(/unreachable/);
    redis.goOn();
    await Promise.all([isUp(a, true), isUp(b, true)]);
    // What was sent to it while it hung has arrived by now.
    expect((await pageReads()) - before).toBeLessThan(10);
    expect(await a.call('notice', ['page:2'])).toBe(true);
    await until(async () => !(await b.call('isKept', '/about')));
    expect([a.isAlive(), b.isAlive()]).toEqual([true, true]);
  });

  it('is connected again when it hangs for long: a machine that is gone closes no connection', async () => {
    const a = await machine('a');
    const port = await portAsking();
    redis.hang();
    await a.call('isKept', '/never');
    await until(async () => (await a.call('isShared')) === false);
    // Longer than the time limit of a connection.
    await a.call('later', 6000);
    await until(async () => !portsOf(await a.call('ports')).includes(port));
    redis.goOn();
    await isUp(a, true);
    expect(await a.call('notice', ['page:2'])).toBe(true);
  });
});

describeRedis('a Redis that refuses', () => {
  it('because its memory is full: pages are served and rendered, webhooks are not accepted, one line says why', async () => {
    const full = await startRedis(['--appendonly', 'no', '--maxmemory', '1mb', '--maxmemory-policy', 'noeviction']);
    const a = await start({ machine: 'a', redis: full.url });
    await a.call('ready');
    await a.call('store', '/about', ['page:2'], 'about');
    await a.call('store', '/contact', ['page:3'], 'contact');
    expect([await a.call('get', '/about'), await a.call('get', '/contact')]).toEqual(['about', 'contact']);
    await expect(a.call('notice', ['page:2'])).rejects.toThrow(/OOM/);
    expect([a.isAlive(), lines(a, 'refuses commands (OOM')]).toEqual([true, 1]);
    await a.end();
    await full.stop();
  });
});
