import type { CallNumberVariant, Site } from '@footbridge/shared/site/types';
import type { IntentScore } from '../state/types';

/** Keywords in a path (specification, section 5), as whole words of a slug in a lower-case path that ends in a slash. */
const VETERAN = /[/-](?:community-care|first-responder|military|salute-to-recovery|va-mission-act|veteran)s?(?=[/-])/;

/** The brand's fields that the rules use. */
export type NumberSite = Pick<Site, 'mentalHealthPath' | 'ownNumbers' | 'specialPaths' | 'veteranPath'>;

/** What a path says about its visitor. */
interface PathFacts {
  /** Only one brand has a mental-health section. */
  isMentalHealth: boolean;
  /** The first segment is `alumni`. */
  isAlumni: boolean;
  /**
   * The brand's veteran page and pages below it, or a veteran keyword as whole words within one segment. /military-rehab/ and
   * /blog/for-veterans/ are, /militaryish/ and /va/mission-act/ are not.
   */
  isVeteran: boolean;
  /** One of the brand's special paths; pages below them are not (specification, section 4). */
  isSpecial: boolean;
}

const canonicalPath = (path: string): string => path.toLowerCase().replace(/\/?$/, '/');

/** @param path without query */
export function pathFacts(
  path: string,
  { mentalHealthPath, specialPaths, veteranPath }: Omit<NumberSite, 'ownNumbers'>,
): PathFacts {
  const canonical = canonicalPath(path);
  const isBelow = (prefix: string) => canonical.startsWith(prefix);
  return {
    isMentalHealth: !!mentalHealthPath && isBelow(mentalHealthPath),
    isAlumni: isBelow('/alumni/'),
    isVeteran: isBelow(veteranPath) || VETERAN.test(canonical),
    isSpecial: specialPaths.some((special) => special === canonical),
  };
}

/** The inputs for the choice of the number. */
export interface NumberFacts {
  /** Of the current page. */
  path: string;
  /** The page's field "Call number"; empty for none. */
  ofPage: string;
  /** The visit's last campaign (utm_campaign); empty for none. */
  campaign: string;
  /** The alumni cookie is 'true'. */
  isAlumni: boolean;
  /** The session's veteran-phone flag. */
  useVetPhone: boolean;
  score: IntentScore;
}

/**
 * Returns which of the brand's numbers to show: the page's own, else the first of the brand's own that applies by path, then by
 * campaign, else the first of seven rules that applies (specification, section 4 "Call number choice"). A path that sets the alumni cookie or the veteran flag counts as if they were set, also where storage is blocked.
 */
export function chooseVariant(
  { path, ofPage, campaign, isAlumni, useVetPhone, score }: NumberFacts,
  site: NumberSite,
): CallNumberVariant {
  if (ofPage) return ofPage;
  const own =
    site.ownNumbers.find(({ paths }) => paths.some((prefix) => canonicalPath(path).startsWith(prefix))) ??
    site.ownNumbers.find(({ campaigns }) => campaigns.includes(campaign.trim().toLowerCase()));
  if (own) return own.name;
  const page = pathFacts(path, site);
  if (page.isMentalHealth) return 'mentalHealth';
  if (isAlumni || page.isAlumni) return 'alumni';
  if (useVetPhone || page.isVeteran) return 'veteran';
  if (page.isSpecial) return 'specialPath';
  if (score === 2) return 'score2';
  return score === 1 ? 'score1' : 'default';
}
