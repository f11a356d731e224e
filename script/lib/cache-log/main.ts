/** `npm run cache:log [-- 200]`: what happened to the pages that are kept, the newest last (docs/notices.md). */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { readHistory } from '@/bridge/invalidation/history';
import { logLine } from './log-text';

const DEFAULT_LINES = 50;

/** Folders directly in one; none where there is none. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? path.join(folder, entry.name) : []));
  } catch {
    return [];
  }
}

/** Each site and WordPress has its own; script/server gives the embedded WordPress's data a folder of its own. */
function historiesBelow(data: string): string[] {
  return [data, ...foldersIn(path.join(data, 'embedded'))].flatMap((folder) => foldersIn(path.join(folder, 'changes'))).map((folder) => path.join(folder, 'history'));
}

function main(): void {
  const [asked = String(DEFAULT_LINES)] = process.argv.slice(2);
  if (!/^[1-9]\d{0,5}$/.test(asked)) {
    console.error('npm run cache:log -- N prints the last N entries; N is a number.');
    process.exitCode = 2;
    return;
  }
  const data = path.resolve(process.env.DATA_DIR || '.data');
  const histories = historiesBelow(data).map((folder) => ({ folder, entries: readHistory(Number(asked), folder) })).filter(({ entries }) => entries.length > 0);
  if (histories.length === 0) console.log(`Nothing has happened yet to what is kept below ${path.relative('', data) || '.'}.`);
  for (const { folder, entries } of histories) {
    if (histories.length > 1) console.log(`${path.basename(path.dirname(folder))}:`);
    for (const entry of entries) console.log(logLine(entry));
  }
}

main();
