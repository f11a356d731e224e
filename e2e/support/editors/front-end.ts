import { z } from 'zod';
import type { EditedSite } from './site';

const pages = z.array(z.object({ link: z.url() })).max(1);
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/**
 * Returns the site's address as its WordPress writes it in links: 127.0.0.1 and localhost are two hosts to a browser.
 * The WordPress may have no page yet.
 * @throws where WordPress has another front-end address
 */
export async function frontEndOf({ url, wordPressUrl }: EditedSite): Promise<string> {
  const response = await fetch(`${wordPressUrl}/?rest_route=/wp/v2/pages&per_page=1&_fields=link`);
  const [page] = pages.safeParse(await response.json().catch(() => null)).data ?? [];
  const [own, settings] = [new URL(url), new URL(page?.link ?? url)];
  if (settings.origin === new URL(wordPressUrl).origin) return url;
  if (settings.port !== own.port || !LOOPBACK.has(settings.hostname)) {
    throw new Error(
      `WordPress has ${settings.origin} as its front end, and the site under test is ${url}: set "Front-end site URL" in Settings → Faust to ${url}, or PORT to the port that it names.`,
    );
  }
  return settings.origin;
}
