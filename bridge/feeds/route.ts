import { iconsOf } from '@/site-config/icons';
import { site } from '@/site-config/site';

import { parseFeed } from './feed/parse';

const SITEMAP = /^\/sitemap(?:-([a-z]+-\d+))?\.xml$/;

const { ico, touch } = iconsOf(site);

/** Files that machines ask for at the root without being told to: the brand's. */
const AT_ROOT: Readonly<Record<string, string>> = {
  '/robots.txt': '/api/robots',
  '/site.webmanifest': '/api/manifest',
  '/favicon.ico': ico.path,
  '/apple-touch-icon.png': touch.path,
  '/apple-touch-icon-precomposed.png': touch.path,
};

/**
 * Which API route, or file of the brand, answers a path with a document for machines: pages of the catch-all can send
 * nothing but HTML. Pure, for server/steps/normalize-url.ts. In: the path as it came. Out: path and query of the route, or null for every other
 * address; `/category/feed/` is a category, and nothing else of it is a feed.
 */
export function machineRoute(path: string): string | null {
  if (Object.hasOwn(AT_ROOT, path)) return AT_ROOT[path] ?? null;
  const [isSitemap, part] = SITEMAP.exec(path) ?? [];
  if (isSitemap) return part ? `/api/sitemap?part=${part}` : '/api/sitemap';
  return parseFeed(path) ? `/api/feed?path=${encodeURIComponent(path)}` : null;
}
