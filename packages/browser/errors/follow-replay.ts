import { consentVendors } from '@footbridge/shared/vendors/consent';
import { canLoad } from '@footbridge/shared/vendors/configured';

import { allowedCategories, consentState } from '../consent/state';
import { safeStorage } from '../state/storage';

import type * as Replay from './replay';

/** The SDK's session storage key of this tab's recording. Removed as soon as recording stops. */
export const REPLAY_KEY = 'sentryReplaySession';

const vendor = consentVendors().find(({ id }) => id === 'error-reports');

let isPageOpen = false;
let isFollowing = false;
type Recorder = Pick<typeof Replay, 'startReplay' | 'stopReplay'>;

/** The recorder's chunk, loaded once recording is allowed. */
let loading: Promise<Recorder> | null = null;
/** The loaded recorder, so that it stops synchronously. */
let recorder: Recorder | null = null;

/** Returns whether recording is allowed: with consent, on pages that are open to vendors and have no form, even under an agreement. */
function canRecord(): boolean {
  if (!vendor || !isPageOpen || document.querySelector('main form') !== null) return false;
  return canLoad(vendor, { isOpen: true, allowed: allowedCategories() });
}

/** Checks again, because the page may have changed while the chunk loaded. */
function begin(code: Recorder): void {
  recorder = code;
  if (canRecord()) code.startReplay();
}

function update(isConsentChange: boolean): void {
  if (!canRecord()) {
    recorder?.stopReplay(!isConsentChange);
    if (isConsentChange || !recorder) safeStorage('session').removeItem(REPLAY_KEY);
    return;
  }
  loading ??= import('./replay');
  loading.then(begin, () => {
    // Loading failed: the next page tries again.
    loading = null;
  });
}

/**
 * Records the page if recording is allowed, and stops if not. Call it before a page is painted, so that no running recording
 * sees a page with a form.
 * @param isOpen the page is open to vendors (packages/shared/vendors/pages.ts)
 */
export function followReplay(isOpen: boolean): void {
  isPageOpen = isOpen;
  if (!isFollowing) {
    isFollowing = true;
    consentState.subscribe(() => update(true));
  }
  update(false);
}
