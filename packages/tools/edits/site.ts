import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHistory, type HistoryEntry } from '@footbridge/bridge/cache/history';
import { request } from '../crawl/request';
import { inParallel } from '../in-parallel';
import { Problem } from '../process/problem';
import { sendWebhook } from '../send-webhook';

const CONCURRENCY = 4;
const MAX_ENTRIES = 1000;
/** Pages that are old because WordPress failed are rendered again after 30 s. */
const RETRY_MS = 31_000;
const MAX_TRIES = 5;
const LINK = /<a [^>]*href="(\/[^"?#]*)"/g;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const NO_PAGE = /^\/(?:_next|media|api|wp-)|\.\w+$|\/feed\/$/;

/** Pages as they were served: a digest of status, target and bytes. */
export type Shown = ReadonlyMap<string, string>;

export type MeasuredSite = ReturnType<typeof measuredSite>;

const historySince = (dataDir: string, since: number): HistoryEntry[] =>
  globSync('changes/*/history', { cwd: dataDir })
    .flatMap((folder) => readHistory(MAX_ENTRIES, join(dataDir, folder)))
    .filter(({ at }) => Date.parse(at) >= since);

export function measuredSite(url: string, dataDir: string, secret: string) {
  const text = async (path: string) => (await request(url + path, {})).text;
  const digest = async (path: string): Promise<string> => {
    const reply = await request(url + path, {});
    const page = `${reply.status} ${reply.headers.get('location') ?? ''} ${reply.text}`;
    return createHash('sha256').update(page).digest('hex');
  };
  async function sitemap(path = '/sitemap.xml'): Promise<string[]> {
    const found = [...(await text(path)).matchAll(LOCATION)].map(([, link = '']) => new URL(link).pathname);
    const parts = await Promise.all(found.filter((one) => one.endsWith('.xml')).map(sitemap));
    return [...found.filter((one) => !one.endsWith('.xml')), ...parts.flat()];
  }
  async function look(paths: readonly string[]): Promise<Shown> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const since = Date.now();
      const digests = await inParallel(paths, CONCURRENCY, digest);
      if (!historySince(dataDir, since).some(({ what }) => what === 'served-stale'))
        return new Map(paths.map((path, index) => [path, digests[index] ?? '']));
      await sleep(RETRY_MS);
    }
    throw new Problem('WordPress responds too slowly: the site serves old pages meanwhile.');
  }
  return {
    async addresses(more: readonly string[], limit: number): Promise<string[]> {
      const known = [...new Set([...more, '/', ...(await sitemap())])].slice(0, limit);
      const pages = await inParallel(known, CONCURRENCY, text);
      const links = pages.flatMap((html) => [...html.matchAll(LINK)].map(([, link = '']) => link));
      return [...new Set([...known, ...links.filter((link) => !NO_PAGE.test(link))])].slice(0, limit);
    },
    look,
    async lookAnew(paths: readonly string[]): Promise<Shown> {
      await sendWebhook(url, secret, { kind: 'all', keys: [], uris: [] });
      return look(paths);
    },
    text,
    invalidated: (since: number): number =>
      historySince(dataDir, since).reduce((sum, { what, pages = 0 }) => sum + (what === 'webhook' ? pages : 0), 0),
  };
}
