import { setTimeout as sleep } from 'node:timers/promises';

import { plainPath } from '@/bridge/platform/page-path';
import { addressKeys } from '@/bridge/wordpress/dependencies/keys';

import { Problem } from '../process/problem';
import { EDITS } from './edits';

import type { Content } from './content';
import type { Made } from './made';
import type { Edit } from './edit';
import type { MeasuredSite, Shown } from './site';

/** What one edit did to the cached pages. */
export interface Measured {
  name: string;
  renewed: string[];
  /** Renewed pages whose bytes are the same as before. */
  unchanged: string[];
  /** Pages that differ from a new rendering. */
  stale: string[];
  keys: string[] | '*';
}

const ARRIVES_WITHIN_MS = 180_000;
const POLL_MS = 250;
const MAX_TRIES = 10;

/** Waits for a webhook that invalidates an address, and returns all keys since then; null when none comes. */
export async function webhookFor(
  address: string | undefined,
  { rest }: Pick<Content, 'rest'>,
  site: MeasuredSite,
  since: number,
  withinMs: number,
): Promise<string[] | '*' | null> {
  const [key = ''] = addressKeys([address]);
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    const keys = await site.invalidated(since);
    if (keys === '*' || keys.includes(key)) return keys;
    await rest.runCron();
    await sleep(POLL_MS);
  }
  return null;
}

/** Waits for the webhooks of all earlier edits: WordPress sends them in order, so that of the last edit is the last. */
async function webhooksArrived(
  { content, sentinel }: Made,
  site: MeasuredSite,
  since: number,
): Promise<string[] | '*'> {
  await content.rest.post(`/wp/v2/users/${sentinel.id}`, { description: `${content.word} ${Date.now()}` });
  const keys = await webhookFor(sentinel.link, content, site, since, ARRIVES_WITHIN_MS);
  if (keys !== null) return keys;
  throw new Problem(
    `No webhook arrived within ${ARRIVES_WITHIN_MS / 1000} s: in WordPress, Settings → Footbridge must have this site's address and the same FOOTBRIDGE_SECRET, and may try to send an earlier one until then.`,
  );
}

const differs = (a: Shown, b: Shown, page: string): boolean =>
  a.get(page)?.digest !== b.get(page)?.digest || a.get(page)?.status !== b.get(page)?.status;

/** Returns the pages as served, none of them old because WordPress failed. */
async function look(site: MeasuredSite, paths: readonly string[]): Promise<Shown> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const shown = await site.look(paths);
    const retriesAt = await site.retriesAt();
    if (retriesAt === 0) return shown;
    await sleep(Math.max(0, retriesAt - Date.now()));
  }
  throw new Problem('WordPress responds too slowly: the site serves old pages meanwhile.');
}

/** Renders every page anew. */
async function fresh(site: MeasuredSite, paths: readonly string[]): Promise<Shown> {
  await site.invalidateAll();
  return look(site, paths);
}

/** Does one edit. Returns what it renewed, and the pages as they are served then. */
async function measure(edit: Edit, made: Made, site: MeasuredSite, paths: readonly string[], before: Shown) {
  const renderedBefore = await site.rendered();
  const since = Date.now();
  await edit.act(made);
  const keys = await webhooksArrived(made, site, since);
  const served = await look(site, paths);
  const renderedAfter = await site.rendered();
  const renewed = paths.filter((page) => {
    const at = renderedBefore.get(plainPath(page));
    // Redirects are small, and rendered when they are requested.
    const isPage = before.get(page)?.status === 200 || served.get(page)?.status === 200;
    return isPage && at !== undefined && renderedAfter.get(plainPath(page)) !== at;
  });
  const unchanged = renewed.filter((page) => !differs(before, served, page));
  const measured: Measured = { name: edit.name, renewed, unchanged, stale: [], keys };
  return { measured, served };
}

export interface RunOptions {
  only: readonly string[];
  /** After how many edits each page is compared with a new rendering. */
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
  await webhooksArrived(made, site, Date.now());
  let shown = await fresh(site, paths);
  const results: Measured[] = [];
  for (const edit of edits) {
    const { measured, served } = await measure(edit, made, site, paths, shown);
    results.push(measured);
    shown = served;
    if (results.length % every === 0 || results.length === edits.length) {
      shown = await fresh(site, paths);
      measured.stale = paths.filter((page) => differs(served, shown, page));
    }
    onEdit(measured, results.length, edits.length);
  }
  return results;
}
