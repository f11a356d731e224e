import { consentVendors } from '@footbridge/shared/vendors/consent';
import { canLoad } from '@footbridge/shared/vendors/rules';

import { availableCategories, consentState } from './state';

/** Returns whether a choice is open that could load a vendor on this page. @param isOpen the page is open to vendors without an agreement */
export function awaitsChoice(isOpen: boolean, { chosen } = consentState.getState()): boolean {
  const allowed = availableCategories();
  return chosen === null && consentVendors().some((vendor) => canLoad(vendor, { isOpen, allowed }));
}

/** Calls `callback` once, as soon as no choice is open on this page. */
export function afterChoice(isOpen: boolean, callback: () => void): void {
  if (!awaitsChoice(isOpen)) return callback();
  const stop = consentState.subscribe((state) => {
    if (awaitsChoice(isOpen, state)) return;
    stop();
    callback();
  });
}
