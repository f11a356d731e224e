import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BrandError } from './brand-error';
import { brandsOf, parseBrand, type ParsedBrand } from './parse';
import type { SiteConfig } from './site';
import { iconsOf } from '../../packages/shared/site/icons';

/** Returns the names of the pictures that pages show, all of which the brand's folder must have. */
export function pictureNames(site: SiteConfig): string[] {
  const { ico, drawing, touch, app } = iconsOf(site);
  const urls = [
    site.logo,
    site.whiteLogo,
    site.quoteImage,
    site.scene,
    'og.jpg',
    ...[ico, drawing, touch, ...app].map((icon) => icon.path),
    ...site.navPromos.map(({ image }) => image),
  ];
  return [...new Set(urls.map((url) => url.slice(url.lastIndexOf('/') + 1)))];
}

const LARGEST_FILE_MB = 1;

/** Returns the folder of the brands' folders: BRANDS_DIR, by default the repository's. */
export const brandsFolder = (): string => path.resolve(process.env.BRANDS_DIR || 'site-config/brands');

export const brandFolder = (code: string): string => path.join(brandsFolder(), code);

/** The folder of a brand's example content: its pictures in media/, its surroundings in place.json, its pages. */
export const brandContentFolder = (code: string): string => path.join(brandFolder(code), 'content');

/** Returns the errors of files in a brand's folder. Links are followed. */
const fileProblems = (folder: string, code: string, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const stat = statSync(path.join(folder, code, name), { throwIfNoEntry: false });
    if (!stat?.isFile()) return [`${code}: ${name} is missing`];
    if (stat.size === 0) return [`${code}: ${name} is empty`];
    return stat.size > LARGEST_FILE_MB * 1e6 ? [`${code}: ${name} must have at most ${LARGEST_FILE_MB} MB`] : [];
  });

/** Returns a brand, or the errors of its folder. @param folder the folder of the brands' folders */
export function readBrand(folder: string, code: string): ParsedBrand {
  const failed = (problems: string[]): ParsedBrand => ({ site: null, problems });
  try {
    const problems = fileProblems(folder, code, ['brand.json']);
    if (problems.length > 0) return failed(problems);
    // Some editors begin files with a byte order mark.
    const text = readFileSync(path.join(folder, code, 'brand.json'), 'utf8').replace(/^\uFEFF/, '');
    const parsed = parseBrand(code, JSON.parse(text));
    if (parsed.site) problems.push(...fileProblems(folder, code, pictureNames(parsed.site)));
    return problems.length > 0 ? failed(problems) : parsed;
  } catch (error) {
    return failed([
      `${code}: brand.json cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

/** Returns the brands of a folder, in the order of their names. Files, and folders whose names begin with a dot, are no brands. */
export function readBrands(folder = brandsFolder()): SiteConfig[] {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) throw new BrandError(`${folder}: there is no such folder of brands (BRANDS_DIR)`);
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .filter((name) => !statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile());
  return brandsOf(names.map((name) => readBrand(folder, name)));
}
