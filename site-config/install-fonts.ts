import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sites } from './brands';
import { fontFiles } from './fonts';
import type { SiteCode } from './types';

/**
 * Copies a brand's font files, each with its licence (the OFL travels with the font), to public/fonts/<code>/.
 * @returns the files' addresses on the site
 */
export async function installFonts(code: SiteCode, root = process.cwd()): Promise<string[]> {
  const folder = path.join(root, 'public/fonts', code);
  // Emptied first: a face that the brand no longer uses must not stay on the site.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = fontFiles(sites[code]);
  await Promise.all(
    files.map(async ({ family, source, url }) => {
      await copyFile(path.join(root, 'node_modules', source), path.join(root, 'public', url));
      const licence = path.join(root, 'node_modules', family.package, 'LICENSE');
      await copyFile(licence, path.join(folder, `${path.basename(family.package)}.LICENSE.txt`));
    }),
  );
  return files.map(({ url }) => url);
}
