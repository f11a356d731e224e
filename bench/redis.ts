/**
 * `npm run tool -- bench redis`: measures the cost of sharing caches between machines (docs/redis.md), with a redis-server of
 * its own, configured as in docs/redis.md. Two "machines" in one process, with their own logs and connections.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { startRedis } from '../__tests__/support/redis-server';
import { InvalidationLog } from '../bridge/cache/page-cache/invalidation-log';
import { compress } from '../bridge/cache/page-cache/compressed';
import { InvalidationStream } from '../bridge/cache/page-cache/invalidation-stream';
import { SharedIndex } from '../bridge/cache/page-cache/shared-index';
import { SharedPages } from '../bridge/cache/page-cache/shared-pages';
import { RedisLink } from '../bridge/platform/redis/link';
import { columns } from './lib/table';

const WEBHOOKS = 300;
const PAGES = 10_000;
const READS = 1000;
/** The size of an article of the example content: its HTML and its data. */
const WORDS = 6000;

const VOCABULARY = Array.from({ length: 2000 }, () => randomUUID().slice(0, 4 + Math.floor(Math.random() * 6)));
const text = (words: number): string =>
  Array.from({ length: words }, () => VOCABULARY[Math.floor(Math.random() * VOCABULARY.length)]).join(' ');

function times(values: readonly number[]): string[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.99, 1].map(
    (share) => `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)} ms`,
  );
}

async function timed(count: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const began = performance.now();
    await work(nth);
    all.push(performance.now() - began);
  }
  return all;
}

async function main(): Promise<void> {
  const redis = await startRedis();
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-bench-'));
  const links = [new RedisLink(redis.url), new RedisLink(redis.url)] as const;
  await Promise.all(links.map((link) => link.started));

  const receivedAt = new Map<string, number>();
  const machines = links.map((link, nth) => {
    const log = new InvalidationLog(join(folder, String(nth)));
    const changes = new InvalidationStream(link, '{footbridge:BENCH}:cms', (read) => {
      log.receive(read);
      if (nth === 1) for (const { id } of read) if (id) receivedAt.set(id, performance.now());
    });
    log.shared = changes;
    changes.start();
    return { log, changes };
  });
  await Promise.all(machines.map(({ changes }) => changes.caughtUp));
  const [writer] = machines;
  const accepted: number[] = [];
  const delays: number[] = [];
  for (let nth = 0; nth < WEBHOOKS; nth += 1) {
    const id = randomUUID();
    const began = performance.now();
    await writer?.log.add({ time: Date.now(), match: [`post:${nth}`], id, by: 'bench' });
    accepted.push(performance.now() - began);
    while (!receivedAt.has(id)) await sleep(1);
    delays.push((receivedAt.get(id) ?? 0) - began);
  }

  const pages = new SharedPages(links[0], '{footbridge:BENCH}:cms', { build: 'bench', maxBytes: 1024 ** 3 });
  const html = text(WORDS);
  const keys = Array.from({ length: 60 }, (_, nth) => `post:${nth}`);
  const dependencies = [
    { at: Date.now(), keys },
    { at: Date.now(), keys: ['kind:menu', 'kind:options', ...keys] },
  ];
  const store = async (nth: number) => {
    const compressed = await compress({
      lastModified: Date.now(),
      cacheControl: { revalidate: 3600 },
      value: { kind: 'PAGES', html: `${html} ${nth}` },
    });
    await pages.write({ key: `/page-${nth}`, compressed, validity: { dependencies } });
  };
  const writes = await timed(PAGES, store);
  const reads = await timed(READS, (nth) => pages.read(`/page-${nth}`));
  const index = new SharedIndex(pages);
  const [first = 0, again = 0] = await timed(2, () => index.list());

  const client = createClient({ url: redis.url });
  await client.connect();
  const used = Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
  await client.close();

  console.log(
    columns([
      ['', 'half', '99 of 100', 'all within'],
      ['a notice, until it is accepted', ...times(accepted)],
      ['… until the other machine has it', ...times(delays)],
      [`a page of ${Math.round(html.length / 1000)} kB, written`, ...times(writes)],
      ['… read by the other', ...times(reads)],
    ]).join('\n'),
  );
  console.log(
    `\n${PAGES} pages: listed in ${Math.round(first)} ms, again in ${Math.round(again)} ms; ${Math.round(used / 1024 ** 2)} MB of Redis, ${(used / PAGES / 1000).toFixed(1)} kB a page.`,
  );
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`);

  await Promise.all([...machines.map(({ changes }) => changes.close()), ...links.map((link) => link.close())]);
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
}

void main();
