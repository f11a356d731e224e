import { siteOf } from '@/site-config/brands';

import type { SiteCode } from '@/site-config/types';

export interface PicturedPage {
  name: string;
  path: string;
  /** px of the page that are shown; the front page is shown whole. */
  height?: number;
}

/** Returns the brand's pages in docs/: one of each important kind. */
export function picturedPages(code: SiteCode): PicturedPage[] {
  const { facilities, fullName } = siteOf(code);
  // A brand without a geotarget entry still has a facility page.
  const facility =
    facilities.find(({ siteKey }) => siteKey === code)?.path ??
    `/facilities/${fullName.toLowerCase().replaceAll(' ', '-')}/`;
  return [
    { name: 'front', path: '/' },
    { name: 'article', path: '/what-is-detox/', height: 2400 },
    { name: 'facility', path: facility, height: 2400 },
    { name: 'contributor', path: '/contributors/elena-marsh/', height: 2000 },
  ];
}

export const WIDTHS = [390, 1280] as const;
