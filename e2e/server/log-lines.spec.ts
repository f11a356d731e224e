/** What visits write to the log of the built site: nothing of the visitor, and of an ordinary visit nothing to look at. */
import { randomBytes } from 'node:crypto';

import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { E2E_SECRET, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
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

const lines = (): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const linesAbove = (): string[] =>
  output.split('\n').filter((line) => line && !/^\{"level":"(?:debug|info)"/.test(line));

test.beforeAll(async () => {
  wordPress = await startWordPress(22_100);
  const env = {
    FOOTBRIDGE_SECRET: E2E_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
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

test('whole visits leave lines of JSON below a kilobyte, with the proxy’s id, and nothing of who came', async () => {
  output = '';
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
