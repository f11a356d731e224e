import { clientConfig } from '@/shared/site/client-config';

import { readCookie, setCookie } from '../cookies';
import { localState } from '../state/local';
import { sessionState } from '../state/session';
import { chooseVariant } from './choose';
import { currentVariant, showVariant } from './current';
import { isAlumniPath, isVeteranPath } from './rules';
import { callSwap } from './swap';

/** Stores what a path says about its visitor: the session's veteran-phone flag, the alumni cookie. */
export function rememberPath(path: string): void {
  if (isVeteranPath(path, clientConfig.site) && !sessionState.getState().useVetPhone)
    sessionState.setState({ useVetPhone: true });
  if (isAlumniPath(path)) setCookie('alumni-entrance', 'true');
}

let isShown = false;

/**
 * Shows the number that the visit's state selects. Call it when the page starts and after each change of the state. Calls the
 * call-tracking script at the start and when the number changes.
 */
export function updateNumber(path: string): void {
  const facts = {
    path,
    isAlumni: readCookie('alumni-entrance') === 'true',
    useVetPhone: sessionState.getState().useVetPhone,
    score: localState.getState().callTrackingIntentScore,
  };
  const variant = chooseVariant(facts, clientConfig.site);
  const isNew = variant !== currentVariant();
  showVariant(variant);
  if (isNew || !isShown) callSwap();
  isShown = true;
}
