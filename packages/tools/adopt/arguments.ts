import { DEFAULT_SITE } from '@/site-config/site-code';

import { parseFlags, readCount } from '../process/flags';
import { readUrl } from '../read-url';

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

const HELP = 'npm run adopt -- --help';
const LIMIT = '500';

export interface Options {
  wordpress: string;
  site: string | undefined;
  /** Infinity with --all. */
  limit: number;
  out: string;
}

/** Parses the command line. @throws UsageError */
export function readArguments(args: string[], env: Record<string, string | undefined>): Options {
  const text = { type: 'string' } as const;
  const { values } = parseFlags(
    {
      args,
      options: {
        wordpress: text,
        site: text,
        limit: text,
        all: { type: 'boolean', default: false },
        out: { type: 'string', default: '.build/adopt.html' },
      },
    },
    HELP,
  );
  return {
    wordpress: readUrl(values.wordpress ?? env.WORDPRESS_URL, '--wordpress'),
    site: values.site,
    limit: values.all ? Infinity : readCount(values.limit ?? LIMIT, '--limit'),
    out: values.out,
  };
}
