import { site } from '@/site-config/site';

import { readCookie, setCookie } from '../cookies';
import { localState } from '../state/local';
import { sessionState } from '../state/session';
import { chooseVariant } from './choose';
import { currentVariant, showVariant } from './current';
import { isAlumniPath, isVeteranPath } from './rules';
import { callSwap } from './swap';

/** From a finger's lifting to its click, on the slowest phones; ms. */
const CLICK_TAKES = 400;

let shownFor: string | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Writes down what a path says of its visitor: the session's veteran-phone flag, the cookie of an alumni entrance. */
export function rememberPath(path: string): void {
  if (isVeteranPath(path, site) && !sessionState.getState().useVetPhone) sessionState.setState({ useVetPhone: true });
  if (isAlumniPath(path)) setCookie('alumni-entrance', 'true');
}

/**
 * Shows the number that the visit earns now, and has the call-tracking script look at the page when the number or the
 * page is another one. To be called for the first page, after each route change and after each change of the state.
 * While a call link is pressed it waits: a link that is drawn anew under the finger is never called.
 * @param path of the page that is shown
 */
export function updateNumber(path: string): void {
  clearTimeout(waiting);
  const facts = {
    path,
    isAlumni: readCookie('alumni-entrance') === 'true',
    useVetPhone: sessionState.getState().useVetPhone,
    score: localState.getState().callTrackingIntentScore,
  };
  const variant = chooseVariant(facts, site);
  const isNewNumber = variant !== currentVariant();
  if (isNewNumber && document.querySelector('[data-call-link]:active')) {
    waiting = setTimeout(() => updateNumber(path), CLICK_TAKES);
    return;
  }
  const isNewPage = path !== shownFor;
  shownFor = path;
  showVariant(variant);
  // After React, which draws the change in a microtask of its own, and before the browser paints.
  if (isNewNumber || isNewPage) queueMicrotask(callSwap);
}
