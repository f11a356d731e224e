import type { SiteConfig } from '@/site-config/types';

/** Specification, section 5. Written as a path has them; the plural counts too. */
export const VETERAN_KEYWORDS = [
  'community-care',
  'first-responder',
  'military',
  'salute-to-recovery',
  'va-mission-act',
  'veteran',
] as const;

/** A keyword as whole words of a slug: between slashes or hyphens. Asked of a path in lower case that ends in a slash. */
export const VETERAN = new RegExp(`[/-](?:${VETERAN_KEYWORDS.join('|')})s?(?=[/-])`);

/** Lower case, with a slash at its end: what the rules below are told in. */
function canonical(path: string): string {
  const lower = path.replace(/[?#].*$/s, '').toLowerCase();
  return lower.endsWith('/') ? lower : `${lower}/`;
}

/**
 * Whether the path sets the veteran-phone flag: the brand's veteran page and what lies below it, or a veteran keyword as
 * whole words within one segment. /military-rehab/ and /blog/for-veterans/ do, /militaryish/ and /va/mission-act/ do not.
 * @param path of a page, without host; a query is left out
 */
export function isVeteranPath(path: string, { veteranPath }: Pick<SiteConfig, 'veteranPath'>): boolean {
  const asked = canonical(path);
  return asked.startsWith(veteranPath) || VETERAN.test(asked);
}

/** Whether the path is one of the brand's special ones. Pages below them are not in the list (specification, section 4). */
export function isSpecialPath(path: string, { specialPaths }: Pick<SiteConfig, 'specialPaths'>): boolean {
  const asked = canonical(path);
  return specialPaths.some((special) => special === asked);
}

/** Whether the path is in the mental-health section, its own page included. Only one brand has the section. */
export function isMentalHealthPath(path: string, { mentalHealthPath }: Pick<SiteConfig, 'mentalHealthPath'>): boolean {
  return mentalHealthPath !== undefined && canonical(path).startsWith(mentalHealthPath);
}

/** Whether the path reduces to the alumni section: its first segment is `alumni`. */
export function isAlumniPath(path: string): boolean {
  return canonical(path).startsWith('/alumni/');
}
