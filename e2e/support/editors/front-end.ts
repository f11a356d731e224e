import { z } from 'zod';
import type { EditedSite } from './site';

const pages = z.array(z.object({ link: z.url() })).max(1);
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/**
 * The site's address as its WordPress writes it, whose links lead there: 127.0.0.1 and localhost are two hosts to a browser.
 * In: a WordPress that may have no page yet. @throws where WordPress takes another place for its front end.
 */
export async function frontEndOf({ url, wordPressUrl }: EditedSite): Promise<string> {
  const response = await fetch(`${wordPressUrl}/?rest_route=/wp/v2/pages&per_page=1&_fields=link`);
  const [page] = pages.safeParse(await response.json().catch(() => null)).data ?? [];
  const [own, told] = [new URL(url), new URL(page?.link ?? url)];
  if (told.origin === new URL(wordPressUrl).origin) return url;
  if (told.port !== own.port || !LOOPBACK.has(told.hostname)) {
    throw new Error(
      `WordPress takes ${told.origin} for its front end, and the site under test is ${url}: set "Front-end site URL" in Settings → Faust to ${url}, or PORT to the port that it names.`,
    );
  }
  return told.origin;
}
