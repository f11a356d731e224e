import { iconsOf } from '@footbridge/shared/site/icons';
import { site } from '@footbridge/shared/site/current';

import { parseFeed } from './feed/parse';

const SITEMAP = /^\/sitemap(?:-([a-z0-9_-]+-\d+))?\.xml$/;

const { ico, touch } = iconsOf(site());

/** Well-known files, which crawlers and browsers request at the root. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  '/robots.txt': '/api/robots',
  '/.well-known/security.txt': '/api/security-txt',
  '/site.webmanifest': '/api/manifest',
  '/favicon.ico': ico.path,
  '/apple-touch-icon.png': touch.path,
  '/apple-touch-icon-precomposed.png': touch.path,
};

/** Returns the API route, or the brand's file, that serves a feed, sitemap or well-known file; null for any other path. */
export function documentRoute(path: string): string | null {
  if (Object.hasOwn(WELL_KNOWN, path)) return WELL_KNOWN[path] ?? null;
  const [isSitemap, part] = SITEMAP.exec(path) ?? [];
  if (isSitemap) return part ? `/api/sitemap?part=${part}` : '/api/sitemap';
  return parseFeed(path) ? `/api/feed?path=${encodeURIComponent(path)}` : null;
}
