import { SITE_CODES, type SiteCode } from './types';

/** The default brand of a build. */
export const DEFAULT_SITE: SiteCode = 'DSH';

const isSiteCode = (value: string): value is SiteCode => (SITE_CODES as readonly string[]).includes(value);

/**
 * Parses the value of NEXT_PUBLIC_SITE or --site.
 * @param value a brand's code; the default brand if absent or empty
 * @throws for an unknown code, with the list of codes
 */
export function parseSiteCode(value: string | undefined): SiteCode {
  if (value === undefined || value === '') return DEFAULT_SITE;
  if (isSiteCode(value)) return value;
  throw new Error(`NEXT_PUBLIC_SITE: there is no site "${value}". The sites are ${SITE_CODES.join(', ')}.`);
}
