import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, type HistoryEntry } from '@footbridge/bridge/cache/history';

const MAX_ENTRIES = 1000;

/** Returns what happened to a site's cached pages since a time, ms. @param dataDir its DATA_DIR */
export function historySince(dataDir: string, since: number): HistoryEntry[] {
  const changes = join(dataDir, 'changes');
  const folders = existsSync(changes) ? readdirSync(changes) : [];
  return folders
    .flatMap((name) => readHistory(MAX_ENTRIES, join(changes, name, 'history')))
    .filter(({ at }) => Date.parse(at) >= since);
}
