import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { consentVendors } from '@/site-config/consent-vendors';
import { canLoad } from '@/shared/vendors/rules';
import { onChoicesRequested } from '@/visitor/consent/request-choices';
import { availableCategories, consentState } from '@/visitor/consent/state';

const WRITES = 'input, textarea, select, [contenteditable]';

/** Returns whether the visitor is typing in a field, from which the dialog must not take the focus. */
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
 * State of the dialog. It opens by itself only if an answer would load a vendor on this page, and not after an answer. "Privacy
 * choices" opens it on any page.
 */
export function useConsentDialog(isOpen: boolean): [mode: 'ask' | 'choose' | null, close: () => void] {
  const [isChoosing, setChoosing] = useState(false);
  const isUndecided = useStore(consentState, ({ chosen }) => chosen === null);
  const isWriting = useIsWriting();
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => onChoicesRequested(() => setChoosing(true)), []);
  const wouldCome = consentVendors.some((vendor) => canLoad(vendor, { isOpen, allowed: availableCategories() }));
  const isAsking = isUndecided && wouldCome && (wasAsked || !isWriting);
  // Once open, its own switches are fields too.
  if (isAsking && !wasAsked) setAsked(true);
  if (!isAsking && wasAsked) setAsked(false);
  if (isChoosing) return ['choose', () => setChoosing(false)];
  return [isAsking ? 'ask' : null, () => undefined];
}
