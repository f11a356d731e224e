import { isAlumniPath, isMentalHealthPath, isSpecialPath, isVeteranPath } from './rules';

import type { CallNumberVariant, Site } from '@/shared/site/types';
import type { IntentScore } from '../state/types';

/** The inputs for the choice of the number. */
export interface NumberFacts {
  /** Of the current page. */
  path: string;
  /** The alumni cookie is 'true'. */
  isAlumni: boolean;
  /** The session's veteran-phone flag. */
  useVetPhone: boolean;
  score: IntentScore;
}

/** The brand's fields that the rules use. */
export type NumberSite = Pick<Site, 'mentalHealthPath' | 'specialPaths' | 'veteranPath'>;

/**
 * Returns which of the brand's numbers to show: the first of seven rules that applies (specification, section 4 "Call number
 * choice"). A path that sets the alumni cookie or the veteran flag counts as if they were set, also where storage is blocked.
 * first-paint.ts implements the same rules.
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
