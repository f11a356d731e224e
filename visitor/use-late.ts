import { useEffect, useState } from 'react';

// Taken down with this first script, not with the late one.
import './arrival';

/** Ms after which the late code is loaded though the browser is busy. */
const PATIENCE = 2000;

/** Safari has no idle time. */
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(id);
}

const isReady = () => document.readyState === 'complete' && document.visibilityState === 'visible';

/**
 * Whether it is time for what a visitor's page can do without: the page is loaded, in view (a tab in the background and a
 * prerendered page have no visitor), and the browser is idle.
 * @returns false on the server and at first; once true, always
 */
export function useLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let forget: () => void = () => undefined;
    const stop = () => {
      window.removeEventListener('load', look);
      document.removeEventListener('visibilitychange', look);
    };
    function look() {
      if (!isReady()) return;
      stop();
      forget = whenIdle(() => setIsLate(true));
    }
    window.addEventListener('load', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      stop();
      forget();
    };
  }, []);
  return isLate;
}
