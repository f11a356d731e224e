import { useCallback, useRef } from 'react';

const RELEASE_EVENTS = ['pointerup', 'pointercancel'] as const;

export interface ClickGuard {
  onPointerDown: () => void;
  /** Calls `act` at once, or, while a pointer is down, after its click. */
  afterClick: (act: () => void) => void;
}

/** Delays actions until after a click in progress. Safari does not focus buttons, so a blur event does not name the clicked element. */
export function useDoubleClickGuard(): ClickGuard {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const onPointerDown = useCallback(() => {
    isDown.current = true;
    const end = () => {
      for (const event of RELEASE_EVENTS) window.removeEventListener(event, end);
      // After the click event, which follows in the same task.
      setTimeout(() => {
        isDown.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    };
    for (const event of RELEASE_EVENTS) window.addEventListener(event, end);
  }, []);
  const afterClick = useCallback((act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  }, []);
  return { onPointerDown, afterClick };
}
