import { comparable, looselyEqual } from './address';

import type { Expected, SiteAnswer } from './types';

export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** The site's status as the table shows it: `200`, `404`, or `308 → /about/ 200`. */
export function describeSiteStatus({ status, location, shown }: SiteAnswer): string {
  return location === null ? String(status) : `${status} → ${location}${shown ? ` ${shown.status}` : ''}`;
}

/**
 * Whether the site first redirects to the correct spelling and only then where WordPress redirects directly: worth a
 * note, no difference.
 */
export function mendsSpellingFirst(
  path: string,
  { location }: Expected,
  { location: first, shown }: SiteAnswer,
): boolean {
  return (
    first !== null &&
    shown !== null &&
    isRedirect(shown.status) &&
    looselyEqual(path, first) &&
    isSamePlace(location, shown.location ?? '')
  );
}

/**
 * Compares redirects: the site must redirect to the same place as WordPress, directly, and just as permanently. It may
 * also fix the spelling, serve files below `/media/`, and skip WordPress's second redirect. What is missing at
 * WordPress's target may be missing on the site.
 */
export function compareRedirect(wanted: Expected, site: SiteAnswer): string[] {
  const { status, location, target } = wanted;
  if (!isRedirect(site.status) || site.location === null)
    return [`status ${site.status} instead of a redirect to ${location}`];
  const differences: string[] = [];
  const isThere = isSamePlace(location, site.location);
  if (!isThere && !isSamePlace(target?.location, site.location))
    differences.push(`redirects to ${site.location} instead of ${location}`);
  if (isPermanent(site.status) !== isPermanent(status)) {
    differences.push(
      `${site.status} instead of ${status}: ${isPermanent(status) ? 'it is for ever' : 'it is for now only'}`,
    );
  }
  if (isThere && site.shown && !isAlike(site.shown.status, target?.status ?? 200)) {
    differences.push(`the redirect leads to ${site.location}, which answers ${site.shown.status}`);
  }
  return differences;
}

const isPermanent = (status: number | null): boolean => status === 301 || status === 308;

const isAlike = (one: number, other: number): boolean => one === other || (isRedirect(one) && isRedirect(other));

const isSamePlace = (one: string | null | undefined, other: string): boolean =>
  typeof one === 'string' && (comparable(one) === comparable(other) || looselyEqual(one, other));
