import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { awaitsChoice, consentState } from '@footbridge/browser/consent/state';
import { onChoicesRequested } from '@footbridge/browser/consent/request-choices';

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
function useConsentDialog(isOpen: boolean): [mode: 'ask' | 'choose' | null, close: () => void] {
  const [isChoosing, setChoosing] = useState(false);
  const isUndecided = useStore(consentState, (state) => awaitsChoice(isOpen, state));
  const isWriting = useIsWriting();
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => onChoicesRequested(() => setChoosing(true)), []);
  const isAsking = isUndecided && (wasAsked || !isWriting);
  // Once open, its own switches are fields too.
  if (isAsking && !wasAsked) setAsked(true);
  if (!isAsking && wasAsked) setAsked(false);
  if (isChoosing) return ['choose', () => setChoosing(false)];
  return [isAsking ? 'ask' : null, () => undefined];
}

const ConsentDialog = lazy(async () => ({
  default: (await import('./ConsentDialog.island')).ConsentDialog,
}));

/** Renders the consent dialog when needed. @param isOpen the page is open to vendors without an agreement */
export function PrivacyLayer({ isOpen }: { isOpen: boolean }) {
  const [mode, close] = useConsentDialog(isOpen);
  return <Suspense>{mode && <ConsentDialog key={mode} mode={mode} onClose={close} />}</Suspense>;
}
