import { Parser } from 'htmlparser2';

import { Problem } from '../process/problem';
import { pathOf } from './address';

import type { SiteAnswer, SitePage } from './types';

const TIMEOUT_MS = 60_000;

/** Requests one address from the site. Rejects as fetch does without a response. */
export type RequestSite = (path: string) => Promise<SiteAnswer>;

/**
 * Requests a site's addresses as a visitor's browser does, but follows one redirect only.
 * @param site its address, without a trailing slash.
 */
export function createSite(site: string, fetcher: typeof fetch = fetch): RequestSite {
  const get = (path: string) =>
    fetcher(`${site}${path}`, {
      redirect: 'manual',
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  return async (path) => {
    const response = await get(path);
    const location = locationOf(response, site);
    if (location === null) return { status: response.status, location, shown: await readPage(response, site) };
    await response.body?.cancel();
    const shown = location.startsWith('/') && !isFile(location) ? await readPage(await get(location), site) : null;
    return { status: response.status, location, shown };
  };
}

/** @throws Problem with instructions when the site is unreachable */
export async function requireSite(site: string, fetcher: typeof fetch = fetch): Promise<void> {
  try {
    await fetcher(`${site}/`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new Problem(`--site: ${site} does not respond. Start it (script/server), or correct the address.`);
  }
}

type PageHtml = Pick<SitePage, 'template' | 'posts' | 'canonical' | 'isNoindex'>;

/** Returns a page's template, the posts it lists, its canonical address, and whether it is noindex. */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = { template: null, posts: [], canonical: null, isNoindex: false };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') page.template ??= attributes['data-template'] ?? null;
      if (name === 'meta' && attributes.name === 'robots') page.isNoindex ||= /noindex/.test(attributes.content ?? '');
      if (name === 'link' && attributes.rel === 'canonical') page.canonical ??= attributes.href ?? null;
      const post = attributes['data-post'];
      if (post !== undefined) page.posts.push(post);
    },
  });
  parser.end(html);
  return page;
}

async function readPage(response: Response, site: string): Promise<SitePage> {
  const html = /text\/html/i.test(response.headers.get('content-type') ?? '');
  const text = await response.text();
  return { status: response.status, location: locationOf(response, site), html, ...readHtml(html ? text : '') };
}

/** Returns a redirect's path inside the site, or the whole URL where it leaves it. */
function locationOf(response: Response, site: string): string | null {
  const location = response.headers.get('location');
  const url = location !== null && URL.canParse(location, `${site}/`) ? new URL(location, `${site}/`) : null;
  if (!url) return location;
  return url.origin === new URL(site).origin ? pathOf(url.href) : url.href;
}

const isFile = (path: string): boolean => /^\/(media|wp-content)\//.test(path);
