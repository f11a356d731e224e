import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sites } from '@/site-config/brands';
import { fontFiles } from '@/site-config/fonts';
import type { SiteCode } from '@/site-config/types';

async function sameContent(source: string, target: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([readFile(source), readFile(target).catch(() => null)]);
  return theirs !== null && ours.equals(theirs);
}

/**
 * Copies a brand's font files, those that were cut for it and those that are as Fontsource has them, each with its licence (the OFL travels with the font), to public/fonts/<code>/. What lies
 * there already stays untouched: another server may be serving it at this moment.
 * @returns the files' addresses on the site
 */
export async function installFonts(code: SiteCode, root = process.cwd()): Promise<string[]> {
  const folder = path.join(root, 'public/fonts', code);
  await mkdir(folder, { recursive: true });
  const files = fontFiles(sites[code]);
  // Target → source; families share a licence, so each is copied once.
  const wanted = new Map<string, string>();
  for (const { family, source, url } of files) {
    wanted.set(path.basename(url), path.join(root, source));
    wanted.set(
      `${path.basename(family.package)}.LICENSE.txt`,
      path.join(root, 'node_modules', family.package, 'LICENSE'),
    );
  }
  for (const [name, source] of wanted) {
    const target = path.join(folder, name);
    if (!existsSync(source))
      throw new Error(
        `${path.relative(root, source)} is missing: npm run typefaces cuts the brands’ typefaces (docs/decisions/0025).`,
      );
    if (!(await sameContent(source, target))) await copyFile(source, target);
  }
  // A face that the brand no longer uses must not stay on the site.
  const unwanted = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(unwanted.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  return files.map(({ url }) => url);
}
