import type { Site } from '@/shared/site/types';

/** Keywords in a path (specification, section 5); plurals match too. */
export const VETERAN_KEYWORDS = [
  'community-care',
  'first-responder',
  'military',
  'salute-to-recovery',
  'va-mission-act',
  'veteran',
] as const;

/** Matches a keyword as whole words of a slug, in a lower-case path that ends in a slash. */
export const VETERAN = new RegExp(`[/-](?:${VETERAN_KEYWORDS.join('|')})s?(?=[/-])`);

/** Returns a path in lower case with a trailing slash, for the rules below. */
function canonical(path: string): string {
  const lower = path.replace(/[?#].*$/s, '').toLowerCase();
  return lower.endsWith('/') ? lower : `${lower}/`;
}

/**
 * Returns whether the path sets the veteran-phone flag: the brand's veteran page and pages below it, or a veteran keyword as
 * whole words within one segment. /military-rehab/ and /blog/for-veterans/ do, /militaryish/ and /va/mission-act/ do not.
 * @param path without host; a query is ignored
 */
export function isVeteranPath(path: string, { veteranPath }: Pick<Site, 'veteranPath'>): boolean {
  const normalized = canonical(path);
  return normalized.startsWith(veteranPath) || VETERAN.test(normalized);
}

/** Returns whether the path is one of the brand's special paths; pages below them are not (specification, section 4). */
export function isSpecialPath(path: string, { specialPaths }: Pick<Site, 'specialPaths'>): boolean {
  const normalized = canonical(path);
  return specialPaths.some((special) => special === normalized);
}

/** Returns whether the path is in the mental-health section, which only one brand has. */
export function isMentalHealthPath(path: string, { mentalHealthPath }: Pick<Site, 'mentalHealthPath'>): boolean {
  return mentalHealthPath !== undefined && canonical(path).startsWith(mentalHealthPath);
}

/** Returns whether the path's first segment is `alumni`. */
export function isAlumniPath(path: string): boolean {
  return canonical(path).startsWith('/alumni/');
}
