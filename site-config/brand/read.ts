import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandsOf, parseBrand, type ParsedBrand } from './parse';
import type { SiteConfig } from './site';

/** The folder of the brands' folders. */
const BRANDS_FOLDER = path.resolve('site-config/brands');

export const brandFolder = (code: string): string => path.join(BRANDS_FOLDER, code);

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
export function readBrands(folder = BRANDS_FOLDER): SiteConfig[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return brandsOf(folders.map(({ name }) => readBrand(folder, name)));
}
