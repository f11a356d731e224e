import type { SiteCode } from './types';

/**
 * What each brand is called in full, for a page that names brands beside its own: a build holds one brand's
 * configuration only. `__tests__/site-config/site-names.test.ts` keeps it the same as the brands' files.
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
