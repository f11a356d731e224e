import type { SiteCode } from '@/site-config/types';
import { parseFlags } from '../../process/flags';
import { Problem } from '../../process/problem';
import { type BrandName, chosenBrand } from '../../server/arguments';
import type { Variables } from '../../process/supervisor';
import { DEFAULT_SITE } from '@/site-config/site-code';

export interface ExportArguments {
  site: SiteCode;
  out: string;
  address: string;
}

/** Also of `npm run wordpress`. */
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

const OPTIONS = {
  site: { type: 'string' },
  out: { type: 'string' },
  address: { type: 'string' },
} as const;

/** Parses the command line. @throws Problem for invalid arguments */
export function readArguments(argv: string[], env: Variables, brands: readonly BrandName[]): ExportArguments {
  const {
    site,
    out = DEFAULT_OUT,
    address = DEFAULT_ADDRESS,
  } = parseFlags({ args: argv, options: OPTIONS }, 'npm run tool -- wordpress export --help').values;
  if (!/^https?:\/\/[^/\s]+/.test(address))
    throw new Problem(`--address: "${address}" is no address. It begins with http:// or https://.`);
  const brand = chosenBrand(site, env, brands);
  return { site: brand.code, out, address: address.replace(/\/+$/, '') };
}
