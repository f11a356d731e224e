import type { NearbyFacility } from '@/shared/site/types';

/**
 * Returns the URL of the facility's page with tracking parameters (specification, section 2 "Geotarget tab").
 * @param domain of the current site: its own pages become paths, and utm_source is its name
 * @returns null for an invalid URL, which storage may contain
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
