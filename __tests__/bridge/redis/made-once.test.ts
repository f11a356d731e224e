/** A page that several processes are asked for at once (docs/redis.md): real processes and a real Redis. */
import { cacheProcesses, type CacheProcess } from '../../support/cache-process';
import { hasRedis, startRedis, type RedisServer } from '../../support/redis-server';

jest.setTimeout(30_000);

let redis: RedisServer | undefined;
let pages = 0;
const { startReady } = cacheProcesses();

beforeAll(async () => {
  if (hasRedis) redis = await startRedis(['--appendonly', 'no']);
});
afterAll(() => redis?.stop());

const machine = (name: string): Promise<CacheProcess> => startReady({ machine: name, redis: redis?.url });
const newPage = (): string => `/page-${(pages += 1)}`;
const timed = async <Value>(work: Promise<Value>): Promise<[Value, number]> => {
  const began = performance.now();
  return [await work, performance.now() - began];
};

const describeRedis = hasRedis ? describe : describe.skip;

describeRedis('a page that is being made', () => {
  it('is waited for by the other process, which takes it as soon as it is kept', async () => {
    const [a, b, page] = [await machine('a'), await machine('b'), newPage()];
    expect(await a.ask('begin', page)).toBeNull();
    const waiting = b.ask('begin', page);
    await a.ask('keep', page, ['page:2'], 'made by a');
    expect(await waiting).toBe('made by a');
    // Next time nobody has to wait.
    expect(await b.ask('begin', newPage())).toBeNull();
  });

  it('is made by the other when it could not be made', async () => {
    const [a, b, page] = [await machine('a'), await machine('b'), newPage()];
    await a.ask('begin', page);
    const waiting = timed(b.ask('begin', page));
    await a.ask('fail', page);
    const [taken, ms] = await waiting;
    expect(taken).toBeNull();
    expect(ms).toBeLessThan(1000);
  });

  it('is made by the other after a second, when its maker has died or does not get on', async () => {
    const [a, b, page] = [await machine('a'), await machine('b'), newPage()];
    await a.ask('begin', page);
    await a.end();
    const [taken, ms] = await timed(b.ask('begin', page));
    expect(taken).toBeNull();
    expect(ms).toBeGreaterThan(800);
    expect(ms).toBeLessThan(3000);
  });

  it('is not waited for where an edit came after it was begun', async () => {
    const [a, b, page] = [await machine('a'), await machine('b'), newPage()];
    await a.ask('begin', page);
    await b.ask('notice', ['page:2']);
    const waiting = b.ask('begin', page);
    await a.ask('keep', page, ['page:2'], 'older than the edit', 3600, 10_000);
    expect(await waiting).toBeNull();
  });
});
