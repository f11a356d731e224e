/** Observes a site from outside, and in its log. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, type HistoryEntry } from '@footbridge/bridge/cache/history';
import { expect } from '../test';
import type { EditedSite } from './site';

const TOLD_WITHIN_MS = 60_000;
/** A WordPress that can't request itself has its machine's cron for due events. Wait that long for it. */
const CRON_AFTER_MS = 15_000;
const ENTRIES = 1000;

export interface Visit {
  status: number;
  html: string;
  /** HIT: served from the cache. MISS: rendered for this visit. */
  cache: string | null;
  etag: string | null;
}

/** Sends one request of a visitor who is not signed in. */
export async function visit({ url }: EditedSite, path: string): Promise<Visit> {
  const response = await fetch(url + path, { redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    cache: response.headers.get('x-nextjs-cache'),
    etag: response.headers.get('etag'),
  };
}

/** Folders or files directly in one; none where there is none. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

export function historyOf({ dataDir }: EditedSite): HistoryEntry[] {
  const changes = join(dataDir, 'changes');
  return namesIn(changes).flatMap((name) => readHistory(ENTRIES, join(changes, name, 'history')));
}

/** Returns a matcher of the webhooks that invalidated the page, or the 404 that was cached at its path. */
export const about =
  ({ path }: { path: string }) =>
  ({ paths }: HistoryEntry): boolean =>
    paths?.includes(path) === true;

/**
 * Runs an edit and waits until the site's log has its webhook: from then on the next request must be new. The matcher
 * identifies the webhook, because others may edit a real WordPress meanwhile.
 */
export async function untilWebhook(
  site: EditedSite,
  isIt: (entry: HistoryEntry) => boolean,
  edit: () => Promise<unknown>,
): Promise<void> {
  const isNotice = (entry: HistoryEntry) => entry.what === 'webhook' && isIt(entry);
  const before = historyOf(site).filter(isNotice).length;
  await edit();
  const cronAt = Date.now() + CRON_AFTER_MS;
  const why =
    'WordPress sends the site a webhook: is the companion plugin active there, with this site’s address and FOOTBRIDGE_SECRET (Settings → Footbridge)?';
  const count = async (): Promise<number> => {
    if (Date.now() > cronAt) await fetch(`${site.wordPressUrl}/wp-cron.php`).catch(() => undefined);
    return historyOf(site).filter(isNotice).length;
  };
  await expect.poll(count, { message: why, timeout: TOLD_WITHIN_MS }).toBeGreaterThan(before);
}
