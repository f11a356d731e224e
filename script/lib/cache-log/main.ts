/** `npm run cache:log [-- 200]`: prints what happened to cached pages, the newest last (packages/plugin/docs/webhooks.md). */
import path from 'node:path';

import { readHistory } from '@/bridge/cache/history';
import { dataFolders, foldersIn } from '../data-folders';
import { logLine } from './log-text';

const DEFAULT_LINES = 50;

/** Each site and WordPress has its own. */
const histories = (): string[] =>
  dataFolders()
    .flatMap((folder) => foldersIn(path.join(folder, 'changes')))
    .map((folder) => path.join(folder, 'history'));

function main(): void {
  const [argument = String(DEFAULT_LINES)] = process.argv.slice(2);
  if (!/^[1-9]\d{0,5}$/.test(argument)) {
    console.error('npm run cache:log -- N prints the last N entries; N is a number.');
    process.exitCode = 2;
    return;
  }
  const found = histories()
    .map((folder) => ({ folder, entries: readHistory(Number(argument), folder) }))
    .filter(({ entries }) => entries.length > 0);
  if (found.length === 0)
    console.log(`Nothing has happened yet to the pages cached in ${process.env.DATA_DIR || '.data'}.`);
  for (const { folder, entries } of found) {
    if (found.length > 1) console.log(`${path.basename(path.dirname(folder))}:`);
    for (const entry of entries) console.log(logLine(entry));
  }
}

main();
