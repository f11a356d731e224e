import { clientConfig } from '@footbridge/shared/site/client-config';

import { readCookie, setCookie } from '../state/cookies';
import { localState } from '../state/local';
import { sessionState } from '../state/session';
import { currentVariant, showVariant } from './current';
import { chooseVariant, pathFacts } from './rules';
import { warnOnce } from '../lib/warn';

/** The call trackers' functions that replace numbers (CallRail's, Invoca's, another's), as dotted paths on window. */
const SWAPS = ['CallTrk.swap', 'Invoca.PNAPI.run', clientConfig.settings.NEXT_PUBLIC_CALL_TRACKING_SWAP];

function call(path: string): void {
  try {
    let owner: unknown;
    let found: unknown = window;
    for (const name of path.split('.')) {
      owner = found;
      found =
        (typeof found === 'object' && found !== null) || typeof found === 'function'
          ? Reflect.get(found, name)
          : undefined;
    }
    if (typeof found === 'function') Reflect.apply(found, owner, []);
  } catch (error) {
    warnOnce(`${path} failed; the numbers stay as they are`, error);
  }
}

/**
 * Calls each swap function that exists (specification, section 7), after a change of the route or of the number. Warns on the
 * console if one throws.
 */
export function callSwap(): void {
  for (const path of new Set(SWAPS)) if (path) call(path);
}

/** Stores what a path says about its visitor: the session's veteran-phone flag, the alumni cookie. */
export function rememberPath(path: string): void {
  const { isVeteran, isAlumni } = pathFacts(path, clientConfig.site);
  if (isVeteran && !sessionState.getState().useVetPhone) sessionState.setState({ useVetPhone: true });
  if (isAlumni) setCookie('alumni-entrance', 'true');
}

let isShown = false;

/**
 * Shows the number that the visit's state selects. Call it when the page starts and after each change of the state. Calls the
 * call-tracking script at the start and when the number changes.
 */
export function updateNumber(path: string, ofPage = ''): void {
  const facts = {
    path,
    ofPage,
    campaign: sessionState.getState().entry?.utm.campaign ?? '',
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
