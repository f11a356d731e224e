import { FACILITIES } from '@/site-config/facilities';

import type { SiteCode } from '@/site-config/types';

export interface PicturedPage {
  name: string;
  path: string;
  /** px of the page that are shown; the front page is shown whole. */
  height?: number;
}

/** The brand without a geotarget entry still has a facility page. */
const WITHOUT_ENTRY = '/facilities/sunrise-house-treatment-center/';
/** AHW's first entry is the Rhode Island facility; its own is the second. */
const OWN_HOUSE: Partial<Record<SiteCode, string>> = { AHW: '/facilities/adcare-hospital/', SUN: WITHOUT_ENTRY };

/** Returns the brand's pages in docs/: one of each important kind. */
export function picturedPages(code: SiteCode): PicturedPage[] {
  const facility = OWN_HOUSE[code] ?? FACILITIES.find(({ siteKey }) => siteKey === code)?.path ?? WITHOUT_ENTRY;
  return [
    { name: 'front', path: '/' },
    { name: 'article', path: '/what-is-detox/', height: 2400 },
    { name: 'facility', path: facility, height: 2400 },
    { name: 'contributor', path: '/contributors/elena-marsh/', height: 2000 },
  ];
}

export const WIDTHS = [390, 1280] as const;
