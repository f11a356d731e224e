/** Two brands of one build behind one nginx, as docs/nginx configures it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingNginx } from '@footbridge/tools/programs';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { siteOf } from '@/site-config/brands';
import type { SiteConfig } from '@/site-config/types';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { rename } from '../support/edit-embedded';
import { NGINX_BRANDS, startNginx, type Nginx } from '../support/nginx';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const missing = missingNginx();
test.skip(missing !== null, missing ?? '');

interface Served {
  brand: SiteConfig;
  site: SiteProcess;
  wordPress: EmbeddedWordPress;
  /** For purges. */
  secret: string;
}

const MISDIRECTED = 421;
let port = 0;
let purgePort = 0;
let nginx: Nginx;
let first: Served;
let second: Served;

async function serve(code: string): Promise<Served> {
  const secret = `purge-${code}`;
  const webhookSecret = `webhooks of ${code}, at least 32 characters`;
  const sitePort = await nextFreePort(23_800);
  const wordPress = await startWordPress(23_820, {
    site: code,
    frontendUrl: `http://127.0.0.1:${sitePort}`,
    webhookSecret,
  });
  const env = {
    SITE: code,
    NEXT_PUBLIC_SITE: '',
    TRUSTED_PROXIES: '127.0.0.1',
    FOOTBRIDGE_SECRET: webhookSecret,
    CACHE_PURGE_URL: `http://127.0.0.1:${purgePort}`,
    CACHE_PURGE_HEADER: `Authorization: Bearer ${secret}`,
  };
  return { brand: siteOf(code), secret, wordPress, site: await serveBuild(wordPress.url, sitePort, { env }) };
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [port, purgePort] = [await nextFreePort(23_840), await nextFreePort(23_850)];
  first = await serve(NGINX_BRANDS[0]);
  second = await serve(NGINX_BRANDS[1]);
  nginx = await startNginx({
    port,
    purgePort,
    sitePort: Number(new URL(first.site.url).port),
    secret: first.secret,
    second: { sitePort: Number(new URL(second.site.url).port), secret: second.secret },
  });
});

test.afterAll(async () => {
  await nginx?.stop();
  for (const served of [first, second]) {
    await served?.site.stop();
    await served?.wordPress.close();
  }
});

const get = (host: string, path: string) => nginx.get(path, { host, 'accept-encoding': 'identity' });

test('a request that names two brands gets a page of neither', async () => {
  const mixed = await get(first.brand.domain, `http://${second.brand.domain}/contact/`);
  expect([mixed.status, mixed.cache]).toEqual([MISDIRECTED, 'MISS']);
});

test('each host has its brand’s pages and files, also from the cache', async () => {
  for (const path of ['/', '/contact/'])
    for (const expected of ['MISS', 'HIT'])
      for (const [{ brand }, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const { status, cache, body } = await get(brand.domain, path);
        expect([status, cache]).toEqual([200, expected]);
        expect(body.toString()).toContain(brand.callNumbers.default.display);
        expect(body.toString()).not.toContain(other.brand.callNumbers.default.display);
      }
  for (const { brand } of [first, second, first, second]) {
    const icon = readFileSync(join(__dirname, '../../site-config/brands', brand.code, 'favicon.ico'));
    expect((await get(brand.domain, '/favicon.ico')).body.equals(icon)).toBe(true);
  }
});

test('an edit of one brand purges its page, not that of the other', async () => {
  for (const { brand } of [first, second])
    await expect.poll(async () => (await get(brand.domain, '/contact/')).cache).toBe('HIT');
  await rename(second.wordPress, '/contact/', 'Seen at one host');
  await expect
    .poll(async () => (await get(second.brand.domain, '/contact/')).body.toString())
    .toContain('Seen at one host');
  expect((await get(first.brand.domain, '/contact/')).cache).toBe('HIT');
});

test('a brand’s secret purges that brand alone', async () => {
  // Fetched each time, since the site itself may still purge the page that was edited.
  await expect
    .poll(async () => {
      await get(second.brand.domain, '/contact/');
      return nginx.purge('/contact/', second.secret);
    })
    .toBe(200);
  expect((await get(first.brand.domain, '/contact/')).cache).toBe('HIT');
  expect((await get(second.brand.domain, '/contact/')).cache).toBe('MISS');
});

test('a host of no brand gets 421, one of a brand that is down 502; health checks go to the host’s process', async () => {
  for (const path of ['/', '/api/health?live'])
    expect(await get('www.example.com', path)).toMatchObject({
      status: MISDIRECTED,
      cache: '',
      headers: { 'content-type': 'text/plain' },
    });
  expect((await get('www.example.com', '/')).body.toString()).toBe('This server serves no site at this host.\n');
  expect((await get(siteOf('ROA').domain, '/')).status).toBe(502);
  for (const { brand } of [first, second]) expect((await get(brand.domain, '/api/health?live')).status).toBe(200);
});
