/** Requests to WordPress for an uncached page, and a visitor's wait when a page is renewed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, startFaultyWordPress } from '@footbridge/tools/chaos/proxy';
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { otherPages, templatePages } from '../support/templates';
import { expect, test } from '../support/test';

// One site for all of them.
test.describe.configure({ mode: 'default' });

const HOURS = 3600 * 1000;

interface Counted {
  began: number;
  /** Infinity without a response. */
  ended: number;
}

interface CountingProxy {
  url: string;
  /** Since the last reset. */
  requests: Counted[];
  reset(): void;
  /** Accepts requests without responding, until released. */
  hang(): void;
  letGo(): void;
  close(): Promise<void>;
}

/** Delay in ms, so that parallel requests overlap. */
const SLOWNESS = 60;

/** Starts a proxy before a WordPress that records requests and their times. */
async function startCountingProxy(target: string, port: number): Promise<CountingProxy> {
  const requests: Counted[] = [];
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => undefined;
  const proxy = await startFaultyWordPress(target, port, Math.random);
  await proxy.fail(async ({ response, pass }) => {
    const counted: Counted = { began: performance.now(), ended: Infinity };
    requests.push(counted);
    response.once('close', () => (counted.ended = performance.now()));
    await gate;
    await sleep(SLOWNESS);
    send(response, await pass());
  });
  return {
    url: proxy.url,
    requests,
    reset: () => void (requests.length = 0),
    hang: () => void (gate = new Promise((resolve) => (open = resolve))),
    letGo: () => open(),
    close: proxy.close,
  };
}

/** How many of them had to wait for each other: the longest row in which each began after the one before had ended. */
function inARow(requests: readonly Counted[]): number {
  const rows: number[] = [];
  const sorted = requests.toSorted((a, b) => a.began - b.began);
  sorted.forEach((one, index) => {
    const before = rows.slice(0, index).filter((_, other) => (sorted[other]?.ended ?? Infinity) <= one.began);
    rows.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...rows);
}

let wordPress: EmbeddedWordPress;
let proxy: CountingProxy;
let site: SiteProcess;

test.beforeAll(async () => {
  wordPress = await startWordPress(23_530);
  proxy = await startCountingProxy(wordPress.url, await nextFreePort(23_550));
  site = await serveBuild(proxy.url, await nextFreePort(23_570));
  // Menus, options and the search index are cached from here on.
  expect((await site.get('/work-and-the-fmla/')).status).toBe(200);
  expect((await site.get('/search/?s=work')).status).toBe(200);
});

test.afterAll(async () => {
  proxy?.letGo();
  await site?.stop();
  await proxy?.close();
  await wordPress?.close();
});

/** WordPress's routing of the address, and then the page. */
const IN_A_ROW = 2;

for (const [name, path] of Object.entries({ ...templatePages, ...otherPages })) {
  test(`${name}: no more than ${IN_A_ROW} requests to WordPress stand one behind the other`, async () => {
    proxy.reset();
    expect((await site.get(path)).status).toBe(200);
    expect(proxy.requests.length).toBeGreaterThan(0);
    expect(inARow(proxy.requests)).toBeLessThanOrEqual(IN_A_ROW);
  });
}

/** Without the page itself: a thousand of them would be what is waited for. */
const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

for (const [what, one, all] of [
  ['a text', '/grief-and-recovery/', '/holidays-without-drinking/'],
  ['a list', '/tag/family/', '/tag/sleep/'],
] as const) {
  test(`a thousand visitors at once cost WordPress what one costs: ${what}`, async () => {
    test.setTimeout(180_000);
    proxy.reset();
    expect((await site.get(one)).status).toBe(200);
    const cost = proxy.requests.length;
    proxy.reset();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => statusOf(site.url + all)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(proxy.requests.length).toBeLessThanOrEqual(cost);
    expect(inARow(proxy.requests)).toBeLessThanOrEqual(IN_A_ROW);
  });
}

/** A data folder whose pages are all that much older. */
function aged(dataDir: string, by: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-aged-'));
  cpSync(dataDir, folder, { recursive: true });
  for (const name of readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.entry'),
  )) {
    const file = join(folder, 'pages', name);
    // A line of JSON, then compressed bytes.
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const head = bytes
      .toString('utf8', 0, end)
      .replaceAll(/"(lastModified|at)":(\d+)/g, (_, key: string, time: string) => `"${key}":${Number(time) - by}`);
    writeFileSync(file, Buffer.concat([Buffer.from(head), bytes.subarray(end)]));
  }
  return folder;
}

test('a page that is renewed while it is served comes at once, though WordPress hangs', async () => {
  const stored = aged(site.dataDir, 2 * HOURS);
  const later = await serveBuild(proxy.url, await nextFreePort(23_580), { stored });
  try {
    proxy.hang();
    proxy.reset();
    const first = await later.get('/contact/');
    expect(first.status).toBe(200);
    expect(first.headers.get('x-nextjs-cache')).toBe('STALE');
    // It is rendered in the background.
    await expect.poll(() => proxy.requests.length).toBeGreaterThan(0);
    expect((await later.get('/contact/')).status).toBe(200);
    proxy.letGo();
    await expect.poll(async () => (await later.get('/contact/')).headers.get('x-nextjs-cache')).toBe('HIT');
  } finally {
    proxy.letGo();
    await later.stop();
    rmSync(stored, { recursive: true, force: true });
  }
});
