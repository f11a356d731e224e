import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHistory } from '@/bridge/cache/history';
import { Problem } from '../../../script/lib/process/problem';
import { notice } from '../notices';

/** What the site wrote down of its cache, below its data folder. */
function historyOf(data: string) {
  const changes = join(data, 'changes');
  return existsSync(changes)
    ? readdirSync(changes).flatMap((name) => readHistory(10, join(changes, name, 'history')))
    : [];
}

/**
 * Tells a site that a menu was edited, which every page shows, and waits until it has made them all again by itself.
 * @param data the site's data folder, in which it says so
 * @returns ms until the notice was taken, seconds until the last page was new, and how many were
 */
export async function renewAll(
  url: string,
  secret: string,
  data: string,
  mostSeconds: number,
): Promise<{ noticeMs: number; renewSeconds: number; renewed: number }> {
  const told = notice(url, secret);
  const began = performance.now();
  const { status } = await fetch(told.url, told);
  const noticeMs = performance.now() - began;
  if (status !== 202) throw new Problem(`The notice of an edit was answered with ${status}.`);
  for (;;) {
    const entries = historyOf(data);
    const end = entries.find(({ what }) => what === 'renewed' || what === 'not-renewed');
    if (end?.what === 'not-renewed') throw new Problem(`The site gave up making pages again: ${end.about}`);
    const renewSeconds = (performance.now() - began) / 1000;
    if (end) return { noticeMs, renewSeconds, renewed: end.pages ?? 0 };
    if (renewSeconds > mostSeconds) throw new Problem(`After ${mostSeconds} s not all pages are made again.`);
    await sleep(100);
  }
}
