import { parseFeed } from '../feed/parse';

const SITEMAP = /^\/sitemap(?:-([a-z]+-\d+))?\.xml$/;

/**
 * Which API route answers a path with a document for machines: pages of the catch-all can send nothing but HTML.
 * Pure, for proxy.ts. In: the path as it came. Out: path and query of the route, or null for every other address;
 * `/category/feed/` is a category, and nothing else of it is a feed.
 */
export function machineRoute(path: string): string | null {
  const [isSitemap, part] = SITEMAP.exec(path) ?? [];
  if (isSitemap) return part ? `/api/sitemap?part=${part}` : '/api/sitemap';
  return parseFeed(path) ? `/api/feed?path=${encodeURIComponent(path)}` : null;
}
