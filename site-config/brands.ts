/** All brands, by their folders in brands/. On the server and in scripts only: a browser gets `client-config`. */
import { BrandError } from './brand/brand-error';
import { readBrands } from './brand/read';
import type { SiteConfig } from './brand/site';

export const sites: readonly SiteConfig[] = readBrands();
if (sites.length === 0) throw new BrandError('BRANDS_DIR has no brand; npm run tool -- brand new makes one');

export const SITE_CODES: readonly string[] = sites.map(({ code }) => code);

/** Returns a brand by its code or key, in any case. @throws for an unknown name, with the list of codes */
export function siteOf(name: string): SiteConfig {
  const wanted = name.toUpperCase();
  const found = sites.find(({ code, key }) => code === wanted || key === wanted);
  if (!found) throw new BrandError(`There is no site "${name}". The sites are ${SITE_CODES.join(', ')}.`);
  return found;
}
