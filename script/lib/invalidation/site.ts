import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { signedHeaders } from '@/bridge/platform/signature';
import { diskStore } from '@/bridge/cache/page-cache/disk';
import { InvalidationLog } from '@/bridge/cache/page-cache/invalidation-log';

import { Problem } from '../process/problem';

const CONCURRENCY = 4;
const TIMEOUT_MS = 60_000;
const LINK = /<a [^>]*href="(\/[^"?#]*)"/g;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const NO_PAGE = /^\/(?:_next|media|api|wp-)|\.\w+$|\/feed\/$/;

/** A page as it was served: a digest of status, target and bytes. */
export type Shown = ReadonlyMap<string, { status: number; digest: string }>;

/** The site under measurement. */
export interface MeasuredSite {
  /** Returns the addresses of pages: of the sitemap, and those that they link. */
  addresses(more: readonly string[], limit: number): Promise<string[]>;
  look(paths: readonly string[]): Promise<Shown>;
  /** Returns when each cached page was rendered, ms. */
  rendered(): Promise<Map<string, number>>;
  /** Returns when the site retries pages that it serves as they were because WordPress failed, ms; 0 for none. */
  retriesAt(): Promise<number>;
  /** Returns the keys that webhooks have invalidated since a time, ms. */
  invalidated(since: number): Promise<string[] | '*'>;
  invalidateAll(): Promise<void>;
}

/** Runs `work` for each item, a few at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Returns the only folder below DATA_DIR's folder; that of this site. */
async function folderIn(dataDir: string, name: string): Promise<string> {
  const [only] = await readdir(path.join(dataDir, name)).catch(() => []);
  return path.join(dataDir, name, only ?? 'none');
}

const get = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

const pathOf = (url: string): string => new URL(url, 'http://site.example').pathname;

async function sitemapPaths(url: string, address = '/sitemap.xml'): Promise<string[]> {
  const text = await (await get(url + address)).text();
  const paths = [...text.matchAll(LOCATION)].map(([, found = '']) => pathOf(found));
  const below = await Promise.all(paths.filter((one) => one.endsWith('.xml')).map((one) => sitemapPaths(url, one)));
  return [...paths.filter((one) => !one.endsWith('.xml')), ...below.flat()];
}

/** @param url the site's address @param dataDir its DATA_DIR */
export function measuredSite(url: string, dataDir: string, secret: string): MeasuredSite {
  const pages = async () => diskStore(await folderIn(dataDir, 'pages')).list();
  return {
    async addresses(more, limit) {
      const known = new Set([...more, '/', ...(await sitemapPaths(url))]);
      const linked = new Set<string>();
      await each([...known].slice(0, limit), async (one) => {
        const html = await (await get(url + one)).text();
        for (const [, link = ''] of html.matchAll(LINK)) if (!NO_PAGE.test(link)) linked.add(link);
      });
      return [...new Set([...known, ...linked])].slice(0, limit);
    },
    async look(paths) {
      const shown = new Map<string, { status: number; digest: string }>();
      await each(paths, async (one) => {
        const response = await get(url + one);
        const body = Buffer.from(await response.arrayBuffer());
        const digest = createHash('sha256')
          .update(response.headers.get('location') ?? '')
          .update(body)
          .digest('hex');
        shown.set(one, { status: response.status, digest });
      });
      return shown;
    },
    async rendered() {
      return new Map((await pages()).map(({ key, lastModified }) => [key, lastModified]));
    },
    async retriesAt() {
      return Math.max(0, ...(await pages()).map(({ retry }) => retry?.dueAt ?? 0));
    },
    invalidated: async (since) => new InvalidationLog(await folderIn(dataDir, 'changes')).changedSince(since),
    async invalidateAll() {
      const events = [{ kind: 'all', keys: [], uris: [] }];
      const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events });
      const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body) };
      const response = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body });
      if (!response.ok) throw new Problem(`The site rejects a webhook: HTTP ${response.status}.`);
    },
  };
}
