/** A page that is requested from several processes at once (docs/redis.md): real processes and a real Redis. */
import { createClient } from 'redis';

import { cacheProcesses, type CacheProcess } from '../../../../../__tests__/support/cache-process';
import { describeRedis, hasRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';

jest.setTimeout(30_000);

const MINUTE_MS = 60_000;

let redis: RedisServer | undefined;
let pages = 0;
const { startReady } = cacheProcesses();

const connect = () => createClient({ url: redis?.url }).connect();
let client: Awaited<ReturnType<typeof connect>>;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis(['--appendonly', 'no']);
  client = await connect();
});
beforeEach(async () => {
  if (hasRedis) await client.flushAll();
});
afterAll(async () => {
  if (hasRedis) await client.close();
  await redis?.stop();
});

const machine = (name: string): Promise<CacheProcess> => startReady({ machine: name, redis: redis?.url });
const newPage = (): string => `/page-${(pages += 1)}`;

/** How often a process has checked the lock of a page. */
const looks = async (): Promise<number> =>
  Number(/cmdstat_exists:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0);
const locks = (): Promise<string[]> => client.keys('*:making:*');

/** One process renders a page, and another one waits for it, as long as the test needs: its clock is turned back. */
async function waitingForPage() {
  const [a, b, page] = await Promise.all([machine('a'), machine('b'), newPage()]);
  expect(await a.call('begin', page)).toBeNull();
  const before = await looks();
  const waiting = b.call('begin', page);
  await until(async () => (await looks()) > before);
  await b.call('later', -MINUTE_MS);
  return { a, b, page, waiting };
}

describeRedis('a page that is being rendered', () => {
  it('is waited for by the other process, which takes it as soon as it is stored', async () => {
    const { a, b, page, waiting } = await waitingForPage();
    await a.call('store', page, ['page:2'], 'made by a');
    expect(await waiting).toBe('made by a');
    // No wait the next time.
    expect(await b.call('begin', newPage())).toBeNull();
  });

  it('is rendered by the other after a failure', async () => {
    const { a, page, waiting } = await waitingForPage();
    await a.call('fail', page);
    expect(await waiting).toBeNull();
  });

  it('is rendered by the other after a second', async () => {
    const { b, waiting } = await waitingForPage();
    await b.call('later', MINUTE_MS + 1000);
    expect(await waiting).toBeNull();
    expect(await locks()).toHaveLength(1);
  });

  it('is rendered by the other when the first process has died: the lock expires', async () => {
    const { a, waiting } = await waitingForPage();
    await a.end();
    const [lock = ''] = await locks();
    expect(await client.pTTL(lock)).toBeGreaterThan(0);
    await client.pExpire(lock, 1);
    expect(await waiting).toBeNull();
  });

  it('is not waited for after an edit', async () => {
    const [a, b, page] = await Promise.all([machine('a'), machine('b'), newPage()]);
    await a.call('begin', page);
    await b.call('notice', ['page:2']);
    const waiting = b.call('begin', page);
    await a.call('store', page, ['page:2'], 'older than the edit', 3600, 10_000);
    expect(await waiting).toBeNull();
  });
});
