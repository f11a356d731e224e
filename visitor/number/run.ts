import { site } from '@/site-config/site';

import { readCookie, setCookie } from '../cookies';
import { localState } from '../state/local';
import { sessionState } from '../state/session';
import { chooseVariant } from './choose';
import { currentVariant, showVariant } from './current';
import { isAlumniPath, isVeteranPath } from './rules';
import { callSwap } from './swap';

let shownFor: string | undefined;

/** Writes down what a path says of its visitor: the veteran-phone flag of the session, the cookie of an alumni entrance. */
export function rememberPath(path: string): void {
  if (isVeteranPath(path, site) && !sessionState.getState().useVetPhone) sessionState.setState({ useVetPhone: true });
  if (isAlumniPath(path)) setCookie('alumni-entrance', 'true');
}

/**
 * Shows the number that the visit earns now, and has the call-tracking script look at the page when it, or the number,
 * is another one. To be called for the first page, after each route change and after each change of the state.
 * @param path of the page that is shown
 */
export function updateNumber(path: string): void {
  const variant = chooseVariant(
    {
      path,
      // A browser without cookies is on the alumni page all the same.
      isAlumni: isAlumniPath(path) || readCookie('alumni-entrance') === 'true',
      useVetPhone: isVeteranPath(path, site) || sessionState.getState().useVetPhone,
      score: localState.getState().callTrackingIntentScore,
    },
    site,
  );
  const isNew = variant !== currentVariant() || path !== shownFor;
  shownFor = path;
  showVariant(variant);
  // After React, which draws the change in a microtask of its own, and before the browser paints.
  if (isNew) queueMicrotask(callSwap);
}
