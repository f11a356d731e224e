import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHistory } from '@/bridge/cache/history';
import { signedHeaders } from '@/bridge/platform/signature';
import { Problem } from '../../../script/lib/process/problem';

/** Returns the site's cache history, from its data folder. */
function historyOf(data: string) {
  const changes = join(data, 'changes');
  return existsSync(changes)
    ? readdirSync(changes).flatMap((name) => readHistory(10, join(changes, name, 'history')))
    : [];
}

/** Returns a signed webhook that invalidates every page. */
function menuWebhook(site: string, secret: string): Request {
  const events = [{ kind: 'menu', keys: ['post:2', 'skipped:post'], uris: ['/', '/about/'] }];
  const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events });
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body) };
  return new Request(`${site}/api/revalidate`, { method: 'POST', headers, body });
}

/**
 * Sends a site the webhook of an edited menu, which every page shows, and waits until it has rendered all pages again.
 * @param data the site's data folder, with its history
 * @returns ms until the webhook was accepted, seconds until the last page was new, and the number of pages
 */
export async function renewAll(
  url: string,
  secret: string,
  data: string,
  mostSeconds: number,
): Promise<{ noticeMs: number; renewSeconds: number; renewed: number }> {
  const request = menuWebhook(url, secret);
  const began = performance.now();
  const { status } = await fetch(request);
  const noticeMs = performance.now() - began;
  if (status !== 202) throw new Problem(`The site responded to the webhook with ${status}.`);
  for (;;) {
    const entries = historyOf(data);
    const end = entries.find(({ what }) => what === 'renewed' || what === 'not-renewed');
    if (end?.what === 'not-renewed') throw new Problem(`The site stopped rendering pages again: ${end.about}`);
    const renewSeconds = (performance.now() - began) / 1000;
    if (end) return { noticeMs, renewSeconds, renewed: end.pages ?? 0 };
    if (renewSeconds > mostSeconds) throw new Problem(`After ${mostSeconds} s not all pages are rendered again.`);
    await sleep(100);
  }
}
