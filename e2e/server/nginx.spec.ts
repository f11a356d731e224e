/** The site behind nginx as docs/nginx configures it: which responses it caches, for whom and how long. */
import { randomBytes } from 'node:crypto';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { missingNginx } from '@footbridge/tools/programs';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { rename } from '../support/edit-embedded';
import { startNginx, type Nginx } from '../support/nginx';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const missing = missingNginx();
test.skip(missing !== null, missing ?? '');

const secret = randomBytes(16).toString('hex');
let wordPress: EmbeddedWordPress;
let site: SiteProcess;
let nginx: Nginx;
let purgePort = 0;
let sitePort = 0;
/** Of the build: no edit invalidates it. */
let script = '';

const get: Nginx['get'] = (...request) => nginx.get(...request);
const cacheOf = async (path: string, headers?: Record<string, string>): Promise<string> =>
  (await get(path, headers)).cache;
const titleAt = async (path: string, encoding = 'gzip'): Promise<string | undefined> => {
  const response = await fetch(nginx.url + path, { headers: { 'accept-encoding': encoding } });
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1];
};

test.beforeAll(async () => {
  const port = await nextFreePort(22_400);
  [sitePort, purgePort] = [await nextFreePort(22_600), await nextFreePort(22_700)];
  const webhookSecret = randomBytes(32).toString('hex');
  wordPress = await startWordPress(22_500, { frontendUrl: `http://127.0.0.1:${port}`, webhookSecret });
  const env = {
    TRUSTED_PROXIES: '127.0.0.1',
    FOOTBRIDGE_SECRET: webhookSecret,
    CACHE_PURGE_URL: `http://127.0.0.1:${purgePort}`,
    CACHE_PURGE_HEADER: `Authorization: Bearer ${secret}`,
  };
  site = await serveBuild(wordPress.url, sitePort, { env });
  nginx = await startNginx({ port, purgePort, sitePort, secret });
});

test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await wordPress?.close().catch(() => undefined);
});

test('a page is requested from the site once and cached compressed; a client without gzip gets it plain', async () => {
  const first = await get('/about/');
  const second = await get('/about/');
  expect([first.status, first.cache, second.cache, second.headers['content-encoding']]).toEqual([
    200,
    'MISS',
    'HIT',
    'gzip',
  ]);
  expect(second.body.equals(first.body)).toBe(true);
  const plain = await get('/about/', { 'accept-encoding': 'identity' });
  expect([
    plain.cache,
    plain.headers['content-encoding'],
    plain.body.toString('utf8').includes('<main data-template="page"'),
  ]).toEqual(['HIT', undefined, true]);
  // The policy of the site stays, the id is the request's own.
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('a campaign’s visitors get the same page; a query that may mean something, editors and what is each visitor’s own pass by', async () => {
  expect(await cacheOf('/about/?utm_source=x&gclid=y')).toBe('HIT');
  expect(await cacheOf('/about/?page=2')).toBe('BYPASS');
  expect(await cacheOf('/about/', { cookie: 'a=b; footbridge-editor=1' })).toBe('BYPASS');
  expect(await cacheOf('/about/', { cookie: 'not-footbridge-editor=1; x-wordpress_logged_in_0=1' })).toBe('HIT');
  const login = await get('/about/', {
    cookie: `a=b; wordpress_logged_in_${'0'.repeat(32)}=edie%7C1893456000%7Cx%7Cx`,
  });
  expect([login.cache, login.headers['set-cookie']]).toEqual([
    'BYPASS',
    [expect.stringContaining('footbridge-login=new%3Aedie')],
  ]);
  expect((await get('/about/')).headers['set-cookie']).toBeUndefined();
  for (const path of ['/api/visitor', '/api/health', '/search/opioids/']) {
    await get(path);
    expect(['', 'MISS']).toContain(await cacheOf(path));
  }
});

test('a redirect keeps each visitor’s query, and another spelling never becomes a page’s answer', async () => {
  expect((await get('/contact?utm_source=one')).headers.location).toBe('/contact/?utm_source=one');
  expect((await get('/contact?utm_source=two')).headers.location).toBe('/contact/?utm_source=two');
  expect((await get('/contact%2F')).status).not.toBe(200);
  expect((await get('/contact/')).status).toBe(200);
});

test('scripts and pictures are cached, a picture at each of its sizes', async () => {
  const html = (await get('/about/', { 'accept-encoding': 'identity' })).body.toString('utf8');
  script = /\/browser\/[^"]+\.js/.exec(html)?.[0] ?? '';
  await get(script);
  expect(await get(script)).toMatchObject({
    status: 200,
    cache: 'HIT',
    headers: { 'cache-control': expect.stringContaining('immutable') },
  });
  const picture = `${/\/_next\/image\?url=[^&"]+/.exec(html)?.[0]}&q=75`;
  expect([
    await cacheOf(`${picture}&w=96`),
    await cacheOf(`${picture}&w=128`),
    await cacheOf(`${picture}&w=96`),
  ]).toEqual(['MISS', 'MISS', 'HIT']);
});

test('an edit shows at once: the webhook that invalidates the page purges nginx', async () => {
  await cacheOf('/about/', { 'accept-encoding': 'br' });
  for (const encoding of ['gzip', 'br']) expect(await cacheOf('/about/', { 'accept-encoding': encoding })).toBe('HIT');
  await rename(wordPress, '/about/', 'Seen through nginx');
  for (const encoding of ['gzip', 'br'])
    await expect.poll(() => titleAt('/about/', encoding), { timeout: 5000 }).toBe('Seen through nginx');
  // What no edit concerns stays.
  expect(await cacheOf(script)).toBe('HIT');
});

test('a purge needs the secret and the internal port', async () => {
  expect(await nginx.purge(script, 'guessed')).toBe(403);
  expect(
    (await fetch(`${nginx.url}${script}`, { method: 'PURGE', headers: { authorization: `Bearer ${secret}` } })).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await cacheOf(script)).toBe('HIT');
  expect(await nginx.purge(script, secret)).toBe(200);
  expect(await cacheOf(script)).toBe('MISS');
});

test('with WordPress and the site down, cached pages of any age are served; a page that was never cached is 502', async () => {
  await nginx.stop();
  nginx = await startNginx({ port: await nextFreePort(22_400), purgePort, sitePort, secret, isHasty: true });
  expect(await cacheOf('/about/')).toBe('MISS');
  await wordPress.close();
  await site.stop();
  await expect.poll(() => cacheOf('/about/'), { timeout: 10_000 }).toBe('STALE');
  expect((await get('/about/')).status).toBe(200);
  expect((await get('/contact/')).status).toBe(502);
});
