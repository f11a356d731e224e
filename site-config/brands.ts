/** All brands, by their folders in brands/. On the server and in scripts only: a browser gets `client-config`. */
import { readBrands } from './brand/read';
import type { SiteConfig } from './brand/site';

export const sites: readonly SiteConfig[] = readBrands();

export const SITE_CODES: readonly string[] = sites.map(({ code }) => code);

/** Returns a brand. @throws for an unknown code, with the list of codes */
export function siteOf(code: string): SiteConfig {
  const found = sites.find((site) => site.code === code);
  if (!found) throw new Error(`There is no site "${code}". The sites are ${SITE_CODES.join(', ')}.`);
  return found;
}
