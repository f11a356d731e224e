import path from 'node:path';
import { siteOf } from '@/site-config/brands';
import { fontFiles } from '@/site-config/fonts';
import type { SiteCode } from '@/site-config/types';
import { installFiles } from './install-files';

/**
 * Copies a brand's font files, subset or as Fontsource has them, each with its license (the OFL travels with the font), to
 * public/fonts/CODE/.
 * @returns the files' URL paths
 */
export async function installFonts(code: SiteCode, root = process.cwd()): Promise<string[]> {
  const files = fontFiles(siteOf(code));
  // Families share a license, so each is copied once.
  const wanted = new Map<string, string>();
  for (const { family, source, url } of files) {
    wanted.set(path.basename(url), path.join(root, source));
    wanted.set(
      `${path.basename(family.package)}.LICENSE.txt`,
      path.join(root, 'node_modules', family.package, 'LICENSE'),
    );
  }
  await installFiles(
    path.join(root, 'public/fonts', code),
    wanted,
    (source) =>
      new Error(
        `${path.relative(root, source)} is missing: npm run typefaces cuts the brands’ typefaces (docs/decisions/0025).`,
      ),
  );
  return files.map(({ url }) => url);
}
