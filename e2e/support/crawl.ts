import type { APIRequestContext } from '@playwright/test';
import { linksIn } from './links';
import { robotsMeta } from './crawlers';

export interface CrawledPage {
  /** The page whose link led here first. */
  from: string;
  status: number;
  isHtml: boolean;
  html: string;
  canonical: string | null;
  /** By its meta element or its header. */
  isHidden: boolean;
}

/** Parallel requests. */
const WIDTH = 4;

async function fetchPage(request: APIRequestContext, path: string, from: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const headers = response.headers();
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  const html = isHtml ? await response.text() : '';
  const { canonical, isHidden } = robotsMeta(html);
  return {
    from,
    status: response.status(),
    isHtml,
    html,
    canonical,
    isHidden: isHidden || (headers['x-robots-tag'] ?? '').includes('noindex'),
  };
}

/**
 * Returns every address that links lead to from the given ones on, in the order of discovery; does not follow
 * redirects.
 */
export async function crawl(request: APIRequestContext, start: readonly string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  let next = new Map(start.map((path) => [path, 'the beginning']));
  while (next.size > 0) {
    const round = [...next];
    next = new Map();
    for (let at = 0; at < round.length; at += WIDTH) {
      const some = round.slice(at, at + WIDTH);
      const crawled = await Promise.all(
        some.map(async ([path, from]) => [path, await fetchPage(request, path, from)] as const),
      );
      for (const [path, page] of crawled) pages.set(path, page);
    }
    for (const [path] of round) {
      for (const link of linksIn(pages.get(path)?.html ?? ''))
        if (!pages.has(link)) next.set(link, next.get(link) ?? path);
    }
  }
  return pages;
}
