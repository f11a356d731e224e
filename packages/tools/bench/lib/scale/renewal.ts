import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../../process/problem';
import { sendWebhook } from '../../../send-webhook';
import { historySince } from '../../../site-history';

const POLL_MS = 100;

/**
 * Sends a site the webhook of an edited menu, which every page shows, and waits until it has rendered all pages again.
 * @param dataDir the site's data folder, with its history
 * @returns ms until the webhook was accepted, seconds until the last page was new, and the number of pages
 */
export async function renewAll(
  url: string,
  secret: string,
  dataDir: string,
  mostSeconds: number,
): Promise<{ noticeMs: number; renewSeconds: number; renewed: number }> {
  const since = Date.now();
  await sendWebhook(url, secret, { kind: 'menu', keys: ['post:2', 'skipped:post'], uris: ['/', '/about/'] });
  const noticeMs = Date.now() - since;
  for (;;) {
    const end = historySince(dataDir, since).find(({ what }) => what === 'renewed' || what === 'not-renewed');
    if (end?.what === 'not-renewed') throw new Problem(`The site stopped rendering pages again: ${end.about}`);
    const renewSeconds = (Date.now() - since) / 1000;
    if (end) return { noticeMs, renewSeconds, renewed: end.pages ?? 0 };
    if (renewSeconds > mostSeconds) throw new Problem(`After ${mostSeconds} s not all pages are rendered again.`);
    await sleep(POLL_MS);
  }
}
