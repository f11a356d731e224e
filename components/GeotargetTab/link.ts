import type { NearbyFacility } from '@/site-config/facilities';

/**
 * Where the tab leads: the facility's page with tracking parameters (specification, section 2 "Geotarget tab").
 * @param domain of the brand's site that the visitor is on: its own pages are paths, and it is what utm_source names
 * @returns null for an address that is none; what is kept in a browser's storage can be anything
 */
export function facilityLink({ url }: Pick<NearbyFacility, 'url'>, domain: string): string | null {
  if (!URL.canParse(url)) return null;
  const page = new URL(url);
  if (page.protocol !== 'https:') return null;
  page.searchParams.set('utm_source', domain);
  page.searchParams.set('utm_medium', 'link');
  page.searchParams.set('utm_campaign', 'geoTAB');
  return page.host === domain ? page.pathname + page.search : page.href;
}
