import { SITE_CODES, type SiteCode } from './types';

/** The brand a build serves when nothing is said. */
export const DEFAULT_SITE: SiteCode = 'DSH';

const isSiteCode = (value: string): value is SiteCode => (SITE_CODES as readonly string[]).includes(value);

/**
 * The value of NEXT_PUBLIC_SITE or of --site.
 * @param value a brand's code; absent or empty is the default brand
 * @throws with the list of codes, for anything else
 */
export function parseSiteCode(value: string | undefined): SiteCode {
  if (value === undefined || value === '') return DEFAULT_SITE;
  if (isSiteCode(value)) return value;
  throw new Error(`NEXT_PUBLIC_SITE: there is no site "${value}". The sites are ${SITE_CODES.join(', ')}.`);
}
