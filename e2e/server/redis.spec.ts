/** A site on two hosts that share a Redis (docs/redis.md), also while Redis is unreachable. */
import { randomBytes } from 'node:crypto';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { hasRedis, startRedis, type RedisServer } from '@/__tests__/support/redis-server';
import { rename } from '../support/edit-embedded';
import { E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.skip(!hasRedis, 'there is no redis-server');

interface Machine extends SiteProcess {
  metrics: string;
  output(): string;
}

const secret = randomBytes(32).toString('hex');
let redis: RedisServer;
let wordPress: EmbeddedWordPress;
let one: Machine;
let other: Machine;

async function machine(port: number): Promise<Machine> {
  let output = '';
  const metricsPort = await nextFreePort(port + 20);
  const env = {
    REDIS_URL: redis.url,
    FOOTBRIDGE_SECRET: secret,
    METRICS_PORT: String(metricsPort),
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
  };
  const site = await serveBuild(wordPress.url, await nextFreePort(port), { env, onOutput: (text) => (output += text) });
  return { ...site, metrics: `http://127.0.0.1:${metricsPort}/metrics`, output: () => output };
}

const metric = async ({ metrics }: Machine, name: RegExp): Promise<number> =>
  [...(await (await fetch(metrics)).text()).matchAll(new RegExp(`^${name.source} (\\d+)`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
const titleAt = async (of: Machine, path: string): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await (await of.get(path)).text())?.[1];
const health = async (of: Machine): Promise<unknown> => (await of.get('/api/health')).json();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  redis = await startRedis();
  const port = await nextFreePort(22_500);
  wordPress = await startEmbeddedWordPress({
    site: E2E_SITE,
    port: await nextFreePort(22_400),
    frontendUrl: `http://127.0.0.1:${port}`,
    webhookSecret: secret,
  });
  one = await machine(port);
  other = await machine(22_600);
});

test.afterAll(async () => {
  await one?.stop();
  await other?.stop();
  await wordPress?.close();
  await redis?.stop();
});

test('an edit sent to one invalidates the page on both', async () => {
  expect(await titleAt(other, '/about/')).not.toBe('About us, edited');
  await rename(wordPress, '/about/', 'About us, edited');
  expect(await titleAt(one, '/about/')).toBe('About us, edited');
  await expect.poll(() => titleAt(other, '/about/'), { intervals: [5, 10, 20, 50] }).toBe('About us, edited');
});

test('without Redis cached pages are served, new ones are rendered, webhooks wait, and health reports it', async () => {
  await redis.kill();
  const [mine, others] = await Promise.all([one, other].map(async (of) => (await of.get('/getting-started/')).text()));
  expect(mine, 'made by each for itself, of the menus that one of them loaded').toBe(others);
  for (const of of [one, other, one])
    expect([(await of.get('/about/')).status, (await of.get('/alumni/app/')).status]).toEqual([200, 200]);
  expect((await one.get('/blog/')).status).toBe(200);
  await expect
    .poll(() => health(other), { timeout: 20_000 })
    .toMatchObject({ status: 'degraded', parts: { pageCache: 'unreachable' } });
  expect((await other.get('/api/health')).status).toBe(200);
  expect(await metric(other, /footbridge_redis_up/)).toBe(0);
  await expect(rename(wordPress, '/about/', 'About us, unheard')).rejects.toThrow('did not accept the webhook');
  expect(await titleAt(one, '/about/')).toBe('About us, edited');
});

test('when Redis is back, webhooks work on every machine', async () => {
  await redis.start();
  await expect.poll(() => health(one), { timeout: 20_000 }).toMatchObject({ status: 'ok' });
  await expect.poll(() => health(other), { timeout: 20_000 }).toMatchObject({ status: 'ok' });
  await rename(wordPress, '/about/', 'About us again');
  for (const of of [one, other])
    await expect.poll(() => titleAt(of, '/about/'), { intervals: [5, 10, 20, 50] }).toBe('About us again');
  for (const of of [one, other]) {
    expect(of.output()).toMatch(/"area":"redis"[^\n]*is unreachable[^]*"area":"redis"[^\n]*is reachable again/);
    expect(of.output()).not.toMatch(/unhandled/i);
  }
});
