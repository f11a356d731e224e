/** Pages of several hosts (docs/redis.md): real processes, each with its own disk, and a real Redis. */
import { readdir } from 'node:fs/promises';

import { createClient } from 'redis';

import { cacheProcesses } from '../../../../../__tests__/support/cache-process';
import { until } from '../../../../../__tests__/support/until';
import { describeRedis, hasRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';

jest.setTimeout(30_000);

let redis: RedisServer | undefined;
const { start, startReady, folderOf } = cacheProcesses();

beforeAll(async () => {
  if (hasRedis) redis = await startRedis(['--appendonly', 'no']);
});
afterAll(() => redis?.stop());

const withClient = async <Value>(work: (client: ReturnType<typeof createClient>) => Promise<Value>): Promise<Value> => {
  const client = createClient({ url: redis?.url });
  await client.connect();
  const value = await work(client as never);
  await client.close();
  return value;
};
beforeEach(async () => {
  if (redis) await withClient((client) => client.flushAll());
});

const machine = (name: string, more: { build?: string; clockAhead?: number } = {}) =>
  startReady({ machine: name, redis: redis?.url, ...more });

describeRedis('pages of several hosts', () => {
  it('are rendered once: what one process rendered, the other serves, after a restart of both too', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', ['page:2'], '<h1>Über uns</h1>');
    expect(await b.call('get', '/about')).toBe('<h1>Über uns</h1>');
    await Promise.all([a.end(), b.end()]);
    expect(await (await machine('c')).call('get', '/about')).toBe('<h1>Über uns</h1>');
  });

  it('are on the disk of the machine that served them: Redis may go', async () => {
    const own = await startRedis(['--appendonly', 'no']);
    const [a, b] = await Promise.all(['a', 'b'].map((name) => start({ machine: name, redis: own.url })));
    await Promise.all([a?.call('ready'), b?.call('ready')]);
    await a?.call('store', '/about', ['page:2'], 'about');
    expect(await b?.call('get', '/about')).toBe('about');
    await until(async () =>
      (await readdir(folderOf('b'), { recursive: true })).some((name) => /pages.*\.entry$/.test(name)),
    );
    await own.stop();
    await b?.end();
    const again = await start({ machine: 'b', redis: own.url });
    expect(await again.call('get', '/about')).toBe('about');
  });

  it('distinguish 404s and redirects from pages', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/gone', ['uri:/gone/'], null, 60);
    expect(await b.call('isKept', '/gone')).toBe(true);
    expect(await b.call('get', '/gone')).toBeNull();
    await a.call('store', '/was', [], 'there');
    await a.call('store', '/was', [], null, 60);
    expect(await (await machine('c')).call('get', '/was')).toBeNull();
    expect(await a.call('pages')).toEqual(['/gone/', '/was/']);
  });

  it('are separate by build', async () => {
    await (await machine('a')).call('store', '/about', [], 'one');
    expect(await (await machine('b', { build: 'build-2' })).call('isKept', '/about')).toBe(false);
  });

  it('replace stale ones: a page is not rendered again where another process has rendered it', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', [], 'old', 1);
    expect(await b.call('get', '/about')).toBe('old');
    for (const one of [a, b]) await one.call('later', 1100);
    await b.call('store', '/about', [], 'new');
    expect(await a.call('get', '/about')).toBe('new');
  });

  it('never replace one whose rendering began later', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', [], 'late', 3600, 0);
    await b.call('store', '/about', [], 'early', 3600, 60_000);
    expect(await (await machine('c')).call('get', '/about')).toBe('late');
  });

  it('are listed with those of all hosts, and those that an edit invalidates', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', ['page:2', 'kind:menu'], 'about');
    await b.call('store', '/contact', ['page:3', 'kind:menu'], 'contact');
    expect(await a.call('pages')).toEqual(['/about/', '/contact/']);
    expect(await a.call('concerned', ['page:3'])).toEqual(['/contact/']);
    expect(await b.call('concerned', ['kind:menu'])).toEqual(['/about/', '/contact/']);
    expect(await b.call('at', '/about/')).toBe('about');
  });

  it('are deleted on every machine when one clears them', async () => {
    const [a, b] = await Promise.all([machine('a'), machine('b')]);
    await a.call('store', '/about', ['page:2'], 'about');
    expect(await b.call('get', '/about')).toBe('about');
    await a.call('clear');
    await until(async () => (await b.call('get', '/about')) === null);
    expect(await b.call('at', '/about/')).toBeNull();
    expect(await b.call('pages')).toEqual([]);
    expect(await withClient((client) => client.keys('*:page:*'))).toEqual([]);
  });

  it('stay below their limit: the oldest go, and the sum of sizes is right', async () => {
    process.env.REDIS_PAGES_MB = '1';
    const a = await machine('a');
    delete process.env.REDIS_PAGES_MB;
    // Text that hardly compresses.
    const text = () => Array.from({ length: 4000 }, () => Math.random().toString(36).slice(2)).join(' ');
    for (let i = 0; i < 60; i += 1) await a.call('store', `/page-${i}`, [], text());
    const [names, total, sizes] = await withClient(
      async (client) =>
        [
          await client.zRange(await nameOf(client, '*:pages'), 0, -1),
          Number(await client.hGet(await nameOf(client, '*:pages:sizes'), '=')),
          await client.hGetAll(await nameOf(client, '*:pages:sizes')),
        ] as const,
    );
    expect(total).toBeLessThanOrEqual(1024 ** 2);
    expect(names.length).toBeGreaterThan(10);
    expect(names.length).toBeLessThan(60);
    expect(
      Object.entries(sizes)
        .filter(([name]) => name !== '=')
        .reduce((sum, [, size]) => sum + Number(size), 0),
    ).toBe(total);
    expect(await withClient(async (client) => (await client.keys('*:page:*')).length)).toBe(names.length);
    const b = await machine('b');
    expect(await b.call('isKept', '/page-0')).toBe(false);
    expect(await b.call('isKept', '/page-59')).toBe(true);
  });
});

async function nameOf(client: ReturnType<typeof createClient>, pattern: string): Promise<string> {
  const [name = ''] = await client.keys(pattern);
  return name;
}

describe('without REDIS_URL', () => {
  it('nothing of the client is even loaded', async () => {
    const alone = await start({ machine: 'a', redis: undefined });
    await alone.call('store', '/about', ['page:2'], 'about');
    await alone.call('notice', ['page:2']);
    expect(await alone.call('isKept', '/about')).toBe(false);
    expect(await alone.call('loaded')).toBe('');
    if (redis) expect(await (await machine('b')).call('loaded')).not.toBe('');
  });
});
