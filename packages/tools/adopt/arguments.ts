import { DEFAULT_SITE } from '@/site-config/default-site';
import { readCount, readUrl } from '../process/flags';
import type { Values } from '../tool/command';

export const USAGE = `Reads a WordPress without changing it, and reports what a switch to this site would change: versions, plugins, post
types, templates, blocks, shortcodes, media, menus, forms, redirects, and pages whose words, status, title, canonical
address or robots differ. It builds and starts the site for it, and compares the pages of both (docs/adopting.md).

  npm run adopt -- --wordpress URL [--site KEY] [--limit N | --all] [--out FILE]

  --wordpress URL    WordPress; default: WORDPRESS_URL
  --site KEY         the brand; default: SITE, else ${DEFAULT_SITE}
  --limit N          compares N addresses, some of every kind; default: 500. It stops after ten minutes
  --all              compares every address, as long as it takes
  --out FILE         the HTML page; default: .build/adopt.html
  In the environment or .env.local: FOOTBRIDGE_SECRET, FAUST_SECRET_KEY, and WORDPRESS_HEADERS for a login in front.

It needs Footbridge's plugin there: WordPress's own pages are read with signed requests, for which the plugin turns
FaustWP's redirect off.
Exit code: 0 nothing is red, 1 something is, 2 the command line is wrong or WordPress cannot be read.`;

const text = { type: 'string' } as const;
export const FLAGS = {
  wordpress: text,
  site: text,
  limit: { ...text, default: '500' },
  all: { type: 'boolean', default: false },
  out: { ...text, default: '.build/adopt.html' },
} as const;

export interface Options {
  wordpress: string;
  site: string | undefined;
  /** Infinity with --all. */
  limit: number;
  out: string;
}

export const readOptions = (
  { wordpress, site, limit, all, out }: Values<typeof FLAGS>,
  env: Record<string, string | undefined>,
): Options => ({
  wordpress: readUrl(wordpress ?? env.WORDPRESS_URL, '--wordpress'),
  site,
  limit: all ? Infinity : readCount(limit, '--limit'),
  out,
});
