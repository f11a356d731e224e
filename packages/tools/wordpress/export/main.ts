import { relative, resolve } from 'node:path';
import { sites } from '@/site-config/brands';
import { defineCommand, type Values } from '../../tool/command';
import { exportContent } from './export';
import { readUrl } from '../../process/flags';
import { type BrandName, chosenBrand } from '../../server/arguments';
import type { Variables } from '../../process/supervisor';
import { DEFAULT_SITE } from '@/site-config/site-code';

export type ExportOptions = ReturnType<typeof readOptions>;

export const DEFAULT_OUT = '.data/wordpress/content';

/** The embedded WordPress's default address: while it runs, a WordPress can download the pictures from there. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:8787';

export const USAGE = `Writes one brand's embedded content for a real WordPress: content.xml (WXR 1.2), settings.json, uploads/.

  npm run tool -- wordpress export [--site CODE] [--out DIR] [--address URL]

  --site CODE      the brand; default: SITE, else ${DEFAULT_SITE}
  --out DIR        default: ${DEFAULT_OUT}
  --address URL    replaces WordPress's own address in links and pictures; default: ${DEFAULT_ADDRESS},
                   where the embedded WordPress serves the pictures to importers that download them

"wp footbridge import DIR" of the plugin imports all three: docs/wordpress.md.`;

export const FLAGS = {
  site: { type: 'string' },
  out: { type: 'string', default: DEFAULT_OUT },
  address: { type: 'string', default: DEFAULT_ADDRESS },
} as const;

export const readOptions = (
  { site, out, address }: Values<typeof FLAGS>,
  env: Variables,
  brands: readonly BrandName[],
) => ({ site: chosenBrand(site, env, brands).code, out, address: readUrl(address, '--address') });

async function run(values: Values<typeof FLAGS>): Promise<void> {
  const root = process.cwd();
  const args = readOptions(values, process.env, sites);
  const out = resolve(root, args.out);
  const { posts, pictures, menuItems, comments } = await exportContent({ ...args, root, out });
  console.log(`${relative(root, out) || '.'}: content.xml, settings.json, uploads/ of ${args.site}`);
  console.log(
    `${posts} posts, pages and other entries, ${comments} comments, ${menuItems} menu items, ${pictures} pictures`,
  );
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, run });
