import type { APIRequestContext } from '@playwright/test';
import { childText, parseXml, sitemapProblems } from '@/__tests__/support/xml';

export interface SitemapPage {
  path: string;
  images: string[];
}

/** Returns the path of an address of the brand; another site's address stays as it is, so that requesting it fails. */
export const pathOf = (own: string, address: string): string =>
  address.startsWith(`${own}/`) ? address.slice(own.length) : address;

async function entries(request: APIRequestContext, path: string): Promise<Element[]> {
  const response = await request.get(path);
  const document = parseXml(await response.text());
  const problems = sitemapProblems(document);
  if (response.status() !== 200 || problems.length > 0)
    throw new Error(`${path}: ${response.status()} ${problems.join('; ')}`);
  return [...document.documentElement.children];
}

/** Every address that the sitemap names, through its index. @throws where a part is missing, or not valid */
export async function sitemapPages(request: APIRequestContext, own: string): Promise<SitemapPage[]> {
  const parts = await entries(request, '/sitemap.xml');
  const pages: SitemapPage[] = [];
  for (const part of parts) {
    for (const entry of await entries(request, pathOf(own, childText(part, 'loc') ?? ''))) {
      const images = [...entry.children]
        .filter(({ nodeName }) => nodeName === 'image:image')
        .map((image) => pathOf(own, childText(image, 'image:loc') ?? ''));
      pages.push({ path: pathOf(own, childText(entry, 'loc') ?? ''), images });
    }
  }
  return pages;
}

const attribute = (tag: string | undefined, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1] ?? null;

/** Returns what a page's HTML declares to search engines. */
export function robotsMeta(html: string): { canonical: string | null; isHidden: boolean } {
  const canonical = attribute(/<link\b[^>]*\srel="canonical"[^>]*>/.exec(html)?.[0], 'href');
  const robots = attribute(/<meta\b[^>]*\sname="robots"[^>]*>/.exec(html)?.[0], 'content');
  return { canonical, isHidden: /noindex/.test(robots ?? '') };
}

/** Addresses of a page's links in its head, by their relation. */
export function headLinks(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    attribute(tag, 'rel') === rel ? (attribute(tag, 'href') ?? []) : [],
  );
}

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

/** Paths on this site that a page's HTML links to; without their fragments. */
function linksIn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(hrefs)];
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
 * Returns every address that links lead to from the given ones on, except the known ones, in the order of discovery; does
 * not follow redirects.
 */
export async function crawl(
  request: APIRequestContext,
  start: readonly string[],
  known: ReadonlySet<string>,
): Promise<Map<string, CrawledPage>> {
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
        if (!pages.has(link) && !known.has(link)) next.set(link, next.get(link) ?? path);
    }
  }
  return pages;
}
