import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../process/problem';
import { EDITS } from './edits';
import type { Made } from './made';
import type { MeasuredSite } from './site';

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

export interface RunOptions {
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
