import { randomBytes } from 'node:crypto';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { E2E_SECRET, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let wordPress: EmbeddedWordPress;
let site: SiteProcess;
let metricsPort = 0;
let output = '';

/** What a visitor brings, and no line may have. */
const PERSONAL = [
  'Marlene',
  'marlene@example.org',
  '7025550142',
  '555-0142',
  'fentanyl',
  'opioids',
  '203.0.113.9',
  'csrf-token',
  'Mozilla',
  'forum.example',
];
const VISITOR = {
  'x-forwarded-for': '203.0.113.9',
  'user-agent': 'Mozilla/5.0',
  cookie: 'csrf-token=abc',
  referer: 'https://forum.example/threads/opioids',
  'x-request-id': 'from-the-proxy-77',
};

const startWordPress = async (port: number) =>
  startEmbeddedWordPress({
    site: E2E_SITE,
    port,
    frontendUrl: 'http://127.0.0.1:3000',
    webhookSecret: E2E_SECRET,
  });
const lines = (): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

async function health(query = ''): Promise<[status: number, body: unknown]> {
  const response = await site.get(`/api/health${query}`);
  return [response.status, await response.json()];
}

test.beforeAll(async () => {
  wordPress = await startWordPress(await nextFreePort(21_700));
  metricsPort = await nextFreePort(21_800);
  const env = {
    METRICS_PORT: String(metricsPort),
    FOOTBRIDGE_SECRET: E2E_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
    LEAD_KEY: randomBytes(32).toString('base64'),
    LOG_FORMAT: '',
    LOG_LEVEL: '',
  };
  site = await serveBuild(wordPress.url, await nextFreePort(21_900), { env, onOutput: (text) => (output += text) });
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close().catch(() => undefined);
});

test('whole visits leave lines of JSON below a kilobyte, with the proxy’s id, and nothing of who came', async () => {
  const requested = [
    '/',
    '/',
    '/what-we-treat/opioids/?name=Marlene&email=marlene@example.org',
    '/search/?s=fentanyl',
    '/search/fentanyl/',
    '/no-such-page/7025550142/',
    '/marlene@example.org/',
    '/media/2026/03/no-such-702-555-0142.jpg',
    '/%E0%A4%A?phone=702-555-0142',
    '/api/visitor',
    '/api/lead',
    '/feed/',
  ];
  for (const path of requested)
    await fetch(site.url + path, { headers: VISITOR, redirect: 'manual' }).then((response) => response.arrayBuffer());
  await fetch(`${site.url}/api/lead`, {
    method: 'POST',
    headers: { ...VISITOR, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ form: 'callback', firstName: 'Marlene', phone: '7025550142' }),
  });
  const access = () =>
    lines().filter((line) => line.request === VISITOR['x-request-id'] && line.area === 'request' && 'route' in line);
  await expect.poll(() => access().length).toBe(requested.length + 1);

  for (const line of output.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(1024);
  for (const line of lines())
    expect(line).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      site: E2E_SITE,
      area: expect.any(String),
    });
  expect(access()).toContainEqual(
    expect.objectContaining({ method: 'GET', route: 'page', status: 200, cache: 'hit', ms: expect.any(Number) }),
  );
  expect(access()).toContainEqual(expect.objectContaining({ method: 'POST', route: 'api/lead', status: 403 }));
  // Nor which page it was.
  expect(PERSONAL.filter((text) => output.includes(text))).toEqual([]);
});

test('with WordPress down it stays in rotation, except for ?strict', async () => {
  await expect.poll(async () => (await health())[1], { timeout: 20_000 }).toMatchObject({ parts: { versions: 'ok' } });
  await wordPress.close();
  await expect
    .poll(async () => (await health())[1], { timeout: 20_000 })
    .toMatchObject({
      status: 'degraded',
      parts: { wordpress: 'unreachable', routing: 'ok', schema: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' },
    });
  expect((await health())[0]).toBe(200);
  expect((await health('?strict'))[0]).toBe(503);
  expect(await health('?live')).toEqual([200, { status: 'ok' }]);
  expect((await site.get('/')).status).toBe(200);
  expect((await site.get('/never-asked-before/')).status).toBe(503);
  expect(await metrics()).toMatch(/^footbridge_wordpress_seconds_count\{kind="health",outcome="unreachable"\} [1-9]/m);
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 'error', area: 'health', msg: 'wordpress does not answer' }),
  );
});

test('when WordPress is back, so is health', async () => {
  wordPress = await startWordPress(wordPress.port);
  await expect.poll(async () => (await health('?strict'))[0], { timeout: 20_000 }).toBe(200);
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 'info', area: 'health', msg: 'wordpress is ok again' }),
  );
});
