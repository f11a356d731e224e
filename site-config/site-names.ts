import type { SiteCode } from './types';

/**
 * The brands' full names, for a page that names other brands, because a build has only its own brand's configuration.
 * `__tests__/site-config/site-names.test.ts` compares them with the brands' files.
 */
export const SITE_NAMES: Readonly<Record<SiteCode, string>> = {
  AHW: 'AdCare Treatment Centers',
  DSH: 'Desert Hope Treatment Center',
  GRN: 'Greenhouse Treatment Center',
  LAG: 'Laguna Treatment Center',
  XFO: 'Oxford Treatment Center',
  REF: 'Recovery First Treatment Center',
  ROA: 'River Oaks Treatment Center',
  SUN: 'Sunrise House Treatment Center',
};
