/** What an ordinary visit writes to the log of the built site: nothing that an operator would have to look at. */
import { randomBytes } from 'node:crypto';

import { nextFreePort } from '@footbridge/tools/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { E2E_SECRET, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

let wordPress: EmbeddedWordPress;
let site: SiteProcess;
let output = '';

const PICTURE = '/media/2026/03/house-front.jpg';
const resized = (src: string, width: number): string => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** Addresses of every kind, with their status. */
const VISITS: [path: string, status: number, headers?: Record<string, string>][] = [
  ['/', 200],
  ['/', 200],
  ['/about/', 200],
  ['/what-is-detox/', 200],
  ['/blog/page/2/', 200],
  ['/about', 308],
  ['/search/?s=detox', 200],
  ['/search/detox/', 200],
  ['/no-such-page/', 404],
  ['/.git/config', 404],
  [PICTURE, 200],
  [PICTURE, 200, { range: 'bytes=0-99' }],
  ['/media/2026/03/no-such.jpg', 404],
  ['/media/2026/03/%68ouse-front.jpg', 308],
  [resized(PICTURE, 640), 200, { accept: 'image/webp,*/*' }],
  [resized(PICTURE, 640), 200, { accept: 'image/webp,*/*' }],
  [resized(PICTURE, 640), 200],
  [resized('/media/2026/03/no-such.jpg', 640), 404],
  [resized(`${PICTURE}#1`, 640), 404],
  ['/feed/', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/site.webmanifest', 200],
  ['/favicon.ico', 200],
  [`/brands/${E2E_SITE}/logo.svg`, 200],
  ['/api/visitor', 200],
  ['/api/health', 200],
];

const linesAbove = (): string[] =>
  output.split('\n').filter((line) => line && !/^\{"level":"(?:debug|info)"/.test(line));

test.beforeAll(async () => {
  wordPress = await startEmbeddedWordPress({
    webhookSecret: E2E_SECRET,
    site: E2E_SITE,
    port: await nextFreePort(22_100),
    frontendUrl: 'http://127.0.0.1:3000',
  });
  const env = {
    FOOTBRIDGE_SECRET: E2E_SECRET,
    LEAD_KEY: randomBytes(32).toString('base64'),
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
  };
  site = await serveBuild(wordPress.url, await nextFreePort(22_150), { env, onOutput: (text) => (output += text) });
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close();
});

test('an ordinary visit to every kind of address is no warning and no error', async () => {
  // Before, it says what is not configured.
  output = '';
  for (const [path, status, headers = {}] of VISITS) {
    const response = await fetch(site.url + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, status]);
  }
  const post = await (await site.get('/what-is-detox/')).text();
  for (const [, asset = ''] of post.matchAll(/(?:src|href)="(\/(?:browser|fonts|brands|comment)\/[^"#]+)"/g))
    expect([asset, (await fetch(site.url + asset.replaceAll('&amp;', '&'))).status]).toEqual([asset, 200]);
  const access = () => output.split('\n').filter((line) => line.includes('"area":"request"'));
  await expect.poll(() => access().length).toBeGreaterThan(VISITS.length);
  expect(linesAbove()).toEqual([]);
});
