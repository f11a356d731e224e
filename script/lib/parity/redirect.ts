import { comparable, looselyEqual } from './address';

import type { SiteAnswer } from './types';

const PERMANENT = [301, 308];

export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** The site's status as the table shows it: `200`, `404`, or `308 → /about/ 200`. */
export function describeSiteStatus({ status, location, shown }: SiteAnswer): string {
  return location === null ? String(status) : `${status} → ${location}${shown ? ` ${shown.status}` : ''}`;
}

/**
 * Where WordPress redirects, the site has to lead to the same place, at once, and just as permanently.
 * @param location WordPress's; the site may mend the spelling further on the same way, and serve files below `/media/`.
 */
export function compareRedirect(status: number, location: string, site: SiteAnswer): string[] {
  if (!isRedirect(site.status) || site.location === null) return [`status ${site.status} instead of a redirect to ${location}`];
  const differences: string[] = [];
  const same = comparable(site.location) === comparable(location) || looselyEqual(site.location, location);
  if (!same) differences.push(`redirects to ${site.location} instead of ${location}`);
  if (PERMANENT.includes(site.status) !== PERMANENT.includes(status)) {
    differences.push(`${site.status} instead of ${status}: ${PERMANENT.includes(status) ? 'it is for ever' : 'it is for now only'}`);
  }
  if (same && site.shown && site.shown.status !== 200) differences.push(`the redirect leads to ${site.location}, which answers ${site.shown.status}`);
  return differences;
}
