import { isAlumniPath, isMentalHealthPath, isSpecialPath, isVeteranPath } from './rules';

import type { CallNumberVariant, SiteConfig } from '@/site-config/types';
import type { IntentScore } from '../state/types';

/** What the choice of the number depends on. */
export interface NumberFacts {
  /** Of the page that is shown. */
  path: string;
  /** The alumni cookie is 'true'. */
  isAlumni: boolean;
  /** The session's veteran-phone flag. */
  useVetPhone: boolean;
  score: IntentScore;
}

/** What the rules ask of a brand. */
export type NumberSite = Pick<SiteConfig, 'mentalHealthPath' | 'specialPaths' | 'veteranPath'>;

/**
 * Which of the brand's numbers is shown: the first of seven rules that holds (specification, section 4 "Call number
 * choice"). A path that sets the alumni cookie or the veteran flag counts as if it had: it does so in a moment, or cannot
 * because the browser keeps nothing. first-paint.ts goes by the same rules.
 */
export function chooseVariant(
  { path, isAlumni, useVetPhone, score }: NumberFacts,
  site: NumberSite,
): CallNumberVariant {
  if (isMentalHealthPath(path, site)) return 'mentalHealth';
  if (isAlumni || isAlumniPath(path)) return 'alumni';
  if (useVetPhone || isVeteranPath(path, site)) return 'veteran';
  if (isSpecialPath(path, site)) return 'specialPath';
  if (score === 2) return 'score2';
  return score === 1 ? 'score1' : 'default';
}
