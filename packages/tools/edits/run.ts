import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../process/problem';
import { EDITS } from './edits';
import type { Made } from './made';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, type HistoryEntry } from '@footbridge/bridge/cache/history';
import { request } from '../crawl/request';
import { inParallel } from '../in-parallel';
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
type Shown = ReadonlyMap<string, string>;

type MeasuredSite = ReturnType<typeof measuredSite>;

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

export interface Measured {
  name: string;
  invalidated: number;
  changed: string[];
  stale: string[];
}

const ARRIVES_WITHIN_MS = 180_000;
const POLL_MS = 250;

/** WordPress sends webhooks in order: those of earlier edits have arrived when the site shows the last one. */
export async function webhooksArrived(
  { content: { rest, word }, sentinel }: Pick<Made, 'content' | 'sentinel'>,
  site: MeasuredSite,
  withinMs = ARRIVES_WITHIN_MS,
): Promise<void> {
  const mark = `${word}${Date.now()}`;
  await rest.post(`/wp/v2/pages/${sentinel.id}`, { content: mark });
  const { pathname } = new URL(sentinel.link ?? '');
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(POLL_MS)) {
    if ((await site.text(pathname)).includes(mark)) return;
    await rest.runCron();
  }
  throw new Problem(
    `No webhook arrived within ${withinMs / 1000} s: in WordPress, Settings → Footbridge must have this site's address and the same FOOTBRIDGE_SECRET, and may try to send an earlier one until then.`,
  );
}

interface RunOptions {
  only: readonly string[];
  every: number;
  onEdit: (measured: Measured, done: number, all: number) => void;
}

/** Does every edit and compares each page before and after, and with a new rendering. */
export async function runEdits(
  made: Made,
  site: MeasuredSite,
  paths: readonly string[],
  { only, every, onEdit }: RunOptions,
): Promise<Measured[]> {
  const edits = EDITS.filter(({ name }) => only.length === 0 || only.some((word) => name.toLowerCase().includes(word)));
  if (edits.length === 0) throw new Problem('--only: no edit has one of these words in its name.');
  await webhooksArrived(made, site);
  let shown = await site.lookAnew(paths);
  const results: Measured[] = [];
  for (const { name, act } of edits) {
    const since = Date.now();
    await act(made);
    await webhooksArrived(made, site);
    const served = await site.look(paths);
    const changed = paths.filter((path) => shown.get(path) !== served.get(path));
    // The last page is that of `webhooksArrived`.
    const measured: Measured = { name, invalidated: Math.max(0, site.invalidated(since) - 1), changed, stale: [] };
    results.push(measured);
    shown = served;
    if (results.length % every === 0 || results.length === edits.length) {
      shown = await site.lookAnew(paths);
      measured.stale = paths.filter((path) => served.get(path) !== shown.get(path));
    }
    onEdit(measured, results.length, edits.length);
  }
  return results;
}
