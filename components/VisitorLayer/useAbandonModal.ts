import { useEffect, useState } from 'react';
import { ABANDON_EVENT } from '@/visitor/abandon/event';
import { sessionState } from '@/visitor/state/session';

/**
 * Whether the abandon modal is to be shown, and what closes it: its event opens it, once a session; the next page, as by
 * the browser's back button, does not have it any more.
 * @param path of the page that is shown
 */
export function useAbandonModal(path: string): [isAsking: boolean, stopAsking: () => void] {
  const [askedOn, setAskedOn] = useState<string | null>(null);
  useEffect(() => {
    const onEvent = () => {
      if (sessionState.getState().isAbandonModalShown) return;
      sessionState.setState({ isAbandonModalShown: true });
      setAskedOn(path);
    };
    window.addEventListener(ABANDON_EVENT, onEvent);
    return () => window.removeEventListener(ABANDON_EVENT, onEvent);
  }, [path]);
  return [askedOn === path, () => setAskedOn(null)];
}
