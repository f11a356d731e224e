import { useEffect, useState } from 'react';
import { ABANDON_EVENT } from '@/visitor/abandon/event';
import { sessionState } from '@/visitor/state/session';

/** Whether the abandon modal is to be shown, and what closes it: its event opens it, once a session. */
export function useAbandonModal(): [isAsking: boolean, stopAsking: () => void] {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const onEvent = () => {
      if (sessionState.getState().isAbandonModalShown) return;
      sessionState.setState({ isAbandonModalShown: true });
      setIsAsking(true);
    };
    window.addEventListener(ABANDON_EVENT, onEvent);
    return () => window.removeEventListener(ABANDON_EVENT, onEvent);
  }, []);
  return [isAsking, () => setIsAsking(false)];
}
