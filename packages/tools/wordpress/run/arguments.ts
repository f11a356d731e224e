import type { SiteCode } from '@/site-config/types';
import { parseFlags } from '../../process/flags';
import { Problem } from '../../process/problem';
import type { Variables } from '../../process/supervisor';
import { type BrandName, chosenBrand, readPort } from '../../server/arguments';
import { DEFAULT_SITE } from '@/site-config/site-code';

export interface RunArguments {
  site: SiteCode;
  port: number;
  /** Where the site itself will run; no slash at the end. */
  front: string;
  /** A folder with WordPress and the plugins, or null: they are fetched. */
  from: string | null;
}

export const USAGE = `Starts a real WordPress on this machine, with the plugins and one brand's example content.

  npm run wordpress -- [--site CODE] [--port N] [--front URL] [--from DIR]

  --site CODE   the brand; default: SITE, else ${DEFAULT_SITE}
  --port N      WordPress's port; default: 9400
  --front URL   where the site will run; default: http://127.0.0.1:3000
  --from DIR    WordPress and the plugins from DIR/wordpress and DIR/plugins instead of wordpress.org

It runs in WordPress Playground, which npx fetches, and is new at each start. Ctrl-C ends it. More: docs/wordpress.md.`;

const OPTIONS = {
  site: { type: 'string' },
  port: { type: 'string' },
  front: { type: 'string' },
  from: { type: 'string' },
} as const;

/** Parses the command line. @throws Problem for invalid arguments */
export function readArguments(argv: string[], env: Variables, brands: readonly BrandName[]): RunArguments {
  const {
    site,
    port = '9400',
    front = 'http://127.0.0.1:3000',
    from = null,
  } = parseFlags({ args: argv, options: OPTIONS }, 'npm run wordpress -- --help').values;
  if (!/^https?:\/\/[^/\s]+/.test(front))
    throw new Problem(`--front: "${front}" is no address. It begins with http:// or https://.`);
  const brand = chosenBrand(site, env, brands);
  return { site: brand.code, port: readPort(port, '--port'), front: front.replace(/\/+$/, ''), from };
}
