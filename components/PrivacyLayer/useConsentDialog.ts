import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { consentVendors } from '@/site-config/consent-vendors';
import { canLoad } from '@/shared/vendors/rules';
import { onChoicesRequested } from '@/visitor/consent/request-choices';
import { availableCategories, consentState } from '@/visitor/consent/state';

const WRITES = 'input, textarea, select, [contenteditable]';

/** Nobody is taken away from the field they write in. */
function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(() => document.activeElement?.matches(WRITES) ?? false);
  useEffect(() => {
    const look = () => setWriting(document.activeElement?.matches(WRITES) ?? false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isWriting;
}

/**
 * Whether the dialog is shown, and as what. It asks by itself only where an answer would change something: on a page to which
 * somebody could come, never on a form's or a treatment's, and not once it was answered. "Privacy choices" opens it anywhere.
 */
export function useConsentDialog(isOpen: boolean): [mode: 'ask' | 'choose' | null, close: () => void] {
  const [isChoosing, setChoosing] = useState(false);
  const isUndecided = useStore(consentState, ({ chosen }) => chosen === null);
  const isWriting = useIsWriting();
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => onChoicesRequested(() => setChoosing(true)), []);
  const wouldCome = consentVendors.some((vendor) => canLoad(vendor, { isOpen, allowed: availableCategories() }));
  const isAsking = isUndecided && wouldCome && (wasAsked || !isWriting);
  // Once it stands there, its own switches are fields, too.
  if (isAsking && !wasAsked) setAsked(true);
  if (!isAsking && wasAsked) setAsked(false);
  if (isChoosing) return ['choose', () => setChoosing(false)];
  return [isAsking ? 'ask' : null, () => undefined];
}
