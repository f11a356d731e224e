import { useEffect, useState } from 'react';

// Taken down with this first script, not with the late one.
import './arrival';

/** Ms after which the late code is loaded though the browser is busy. */
const PATIENCE = 2000;
/** Ms after which a page counts as loaded though a picture of it still hangs: the number to call must not wait for that. */
const LOADED_AT_LATEST = 10_000;

/** Safari has no idle time. */
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(id);
}

/**
 * Calls once it is time for what a visitor's page can do without: the page is loaded, in view (a tab in the background and a
 * prerendered page have no visitor), and the browser is idle.
 * @returns what calls it off
 */
export function whenLate(act: () => void): () => void {
  let forget: () => void = () => undefined;
  let isLoaded = document.readyState === 'complete';
  const timer = setTimeout(loaded, LOADED_AT_LATEST);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', loaded);
    document.removeEventListener('visibilitychange', look);
  };
  function look() {
    if (!isLoaded || document.visibilityState !== 'visible') return;
    stop();
    forget = whenIdle(act);
  }
  function loaded() {
    isLoaded = true;
    look();
  }
  window.addEventListener('load', loaded);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stop();
    forget();
  };
}

/** The same for what is drawn. @returns false on the server and at first; once true, always */
export function useLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => whenLate(() => setIsLate(true)), []);
  return isLate;
}
