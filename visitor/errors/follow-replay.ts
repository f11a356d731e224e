import { wasAskedHere } from '@/site-config/consent-vendors';
import { mayLoad } from '@/shared/vendors/rules';

import { allowedCategories, consentState } from '../consent/state';
import { safeStorage } from '../state/storage';

import type * as Replay from './replay';

/** The SDK's: which recording this tab belongs to. Taken away as soon as none is made. */
export const REPLAY_KEY = 'sentryReplaySession';

const vendor = wasAskedHere.find(({ id }) => id === 'error-reports');

let isPageOpen = false;
let isFollowing = false;
type Recorder = Pick<typeof Replay, 'startReplay' | 'stopReplay'>;

/** The recording's code, once somebody may be recorded. */
let coming: Promise<Recorder> | null = null;
/** The same as soon as it is here: what is to stop stops in the same moment. */
let recorder: Recorder | null = null;

/** With consent, on pages that say nothing of their reader and have no form: even an agreement with the receiver opens no other. */
function mayRecord(): boolean {
  if (!vendor || !isPageOpen || document.querySelector('main form') !== null) return false;
  return mayLoad(vendor, { isOpen: true, allowed: allowedCategories() });
}

/** Looked at again: the visitor may have gone on while the code was on its way. */
function begin(code: Recorder): void {
  recorder = code;
  if (mayRecord()) code.startReplay();
}

function follow(isConsentChange: boolean): void {
  if (!mayRecord()) {
    recorder?.stopReplay(!isConsentChange);
    if (isConsentChange || !recorder) safeStorage('session').removeItem(REPLAY_KEY);
    return;
  }
  coming ??= import('./replay');
  coming.then(begin, () => {
    // It did not come: the next page tries again.
    coming = null;
  });
}

/**
 * Records the page in view if its visitor consented and it is one that may be recorded, and stops if not. To be called
 * before a page is painted: what a form page draws must not be seen by a recording that still runs.
 * @param isOpen the page says nothing of who reads it (shared/vendors/pages.ts)
 */
export function followReplay(isOpen: boolean): void {
  isPageOpen = isOpen;
  if (!isFollowing) {
    isFollowing = true;
    consentState.subscribe(() => follow(true));
  }
  follow(false);
}
