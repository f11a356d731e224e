import { globSync } from 'node:fs';
import path from 'node:path';

import { readHistory, type HistoryEntry } from '@footbridge/bridge/cache/history';
import { printableLine } from '@footbridge/bridge/platform/invisible';
import { readCount } from './process/flags';
import type { Command } from './tool/command';

const usage = `npm run tool -- cache log [N]

Prints the last N things that happened to cached pages, the newest last; default: 50 (packages/plugin/docs/webhooks.md).`;

const WORDS: Record<HistoryEntry['what'], string> = {
  webhook: 'webhook',
  refused: 'webhook refused',
  renewed: 'pages rendered again',
  'not-renewed': 'pages not rendered again',
  'served-stale': 'stale page served',
  'cleared-page': 'page cleared',
  'cleared-menus': 'menus cleared',
  'cleared-all': 'everything cleared',
  purged: 'CDN purged',
  'not-purged': 'CDN not purged',
};

export function logLine({ at, what, about, pages, paths }: HistoryEntry): string {
  const number = pages === undefined ? '' : ` · ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const named = paths?.length
    ? `\n    ${printableLine(paths.join(' '))}${(pages ?? 0) > paths.length ? ' …' : ''}`
    : '';
  return `${printableLine(at)}  ${WORDS[what]}: ${printableLine(about)}${number}${named}`;
}

/** Returns the folders that sites of this checkout write, each brand that shows embedded content its own. */
const histories = (data: string): string[] =>
  globSync('{,embedded/*/}changes/*/history', { cwd: data }).map((folder) => path.join(data, folder));

function run(_: object, [number = '50']: string[]): void {
  const count = readCount(number, 'N');
  const data = process.env.DATA_DIR || '.data';
  const found = histories(path.resolve(data))
    .map((folder) => ({ folder, entries: readHistory(count, folder) }))
    .filter(({ entries }) => entries.length > 0);
  if (found.length === 0) console.log(`Nothing has happened yet to the pages cached in ${data}.`);
  for (const { folder, entries } of found) {
    if (found.length > 1) console.log(`${path.basename(path.dirname(folder))}:`);
    for (const entry of entries) console.log(logLine(entry));
  }
}

export const command: Command = { usage, hasWords: true, run };
