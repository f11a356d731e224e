/** A staging site, closed to search engines. */
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { brand } from '../support/settings';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let wordPress: EmbeddedWordPress;
let site: SiteProcess;

test.beforeAll(async () => {
  wordPress = await startWordPress(21_500);
  process.env.SITE_STAGE = 'staging';
  site = await serveBuild(wordPress.url, await nextFreePort(21_600));
  delete process.env.SITE_STAGE;
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close();
});

test('a staging site refuses robots, and names no sitemap', async () => {
  const response = await site.get('/robots.txt');
  expect([response.status, await response.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
});

test('each of its answers says that it is not to be shown', async () => {
  const html = await (await site.get('/about/')).text();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(await (await site.get('/')).text()) ?? [];
  const paths = [
    '/',
    // From the cache, after the first request.
    '/about/',
    '/About',
    '/verify/',
    '/no-such-page/',
    '/.env',
    '/nope.png',
    '/api/nope',
    '/api/visitor',
    '/robots.txt',
    '/sitemap.xml',
    '/feed/',
    '/favicon.ico',
    '/site.webmanifest',
    `/brands/${brand.code}/logo.svg`,
    '/comment/1/',
    '/unlock/no-such-page/',
    '/preview/1/',
    '/search/?s=detox',
    '/lead/thank-you/',
    picture.replaceAll('&amp;', '&'),
    script,
  ];
  for (const path of paths) {
    const response = await site.get(path);
    await response.arrayBuffer();
    expect.soft([path, response.headers.get('x-robots-tag')]).toEqual([path, 'noindex, nofollow']);
  }
});

test('its cached pages do not close the public site that serves them next', async () => {
  const next = await serveBuild(wordPress.url, await nextFreePort(21_700), { stored: site.dataDir });
  const response = await next.get('/about/');
  await next.stop();
  expect([response.status, response.headers.get('x-nextjs-cache'), response.headers.get('x-robots-tag')]).toEqual([
    200,
    'HIT',
    null,
  ]);
});
