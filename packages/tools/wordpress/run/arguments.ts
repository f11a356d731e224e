import type { SiteCode } from '@/site-config/types';
import { readUrl } from '../../process/flags';
import type { Variables } from '../../process/supervisor';
import type { Values } from '../../tool/command';
import { type BrandName, chosenBrand, readPort } from '../../server/arguments';
import { DEFAULT_SITE } from '@/site-config/default-site';

export interface RunOptions {
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

export const FLAGS = {
  site: { type: 'string' },
  port: { type: 'string', default: '9400' },
  front: { type: 'string', default: 'http://127.0.0.1:3000' },
  from: { type: 'string' },
} as const;

export const readOptions = (
  { site, port, front, from }: Values<typeof FLAGS>,
  env: Variables,
  brands: readonly BrandName[],
): RunOptions => ({
  site: chosenBrand(site, env, brands).code,
  port: readPort(port, '--port'),
  front: readUrl(front, '--front'),
  from: from ?? null,
});
