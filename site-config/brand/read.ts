import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandsOf, parseBrand, type ParsedBrand } from './parse';
import type { SiteConfig } from './site';

/** Returns the folder of the brands' folders: BRANDS_DIR, by default the repository's. */
export const brandsFolder = (): string => path.resolve(process.env.BRANDS_DIR || 'site-config/brands');

export const brandFolder = (code: string): string => path.join(brandsFolder(), code);

/** The folder of a brand's example content: its pictures in media/, its surroundings in place.json, pages of its own. */
export const brandContentFolder = (code: string): string => path.join(brandFolder(code), 'content');

/** Returns a brand, or the errors of its file. @param folder the folder of the brands' folders */
export function readBrand(folder: string, code: string): ParsedBrand {
  try {
    return parseBrand(code, JSON.parse(readFileSync(path.join(folder, code, 'brand.json'), 'utf8')));
  } catch (error) {
    return { site: null, problems: [`${code}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/**
 * Returns the brands of a folder, in the order of their names.
 * @throws with all errors of all brands
 */
export function readBrands(folder = brandsFolder()): SiteConfig[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return brandsOf(folders.map(({ name }) => readBrand(folder, name)));
}
