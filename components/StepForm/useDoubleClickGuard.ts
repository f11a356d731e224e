import { useCallback, useRef } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

export interface Press {
  onPointerDown: () => void;
  /** Acts at once, or, while a finger or a mouse button is down, after the click that it ends in. */
  afterPress: (act: () => void) => void;
}

/** Whether something is being pressed. Safari gives a button no focus, so a field cannot tell where one went from it. */
export function useDoubleClickGuard(): Press {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const onPointerDown = useCallback(() => {
    isDown.current = true;
    const end = () => {
      for (const event of ENDS) window.removeEventListener(event, end);
      // The click comes with the same event; what waits comes after it.
      setTimeout(() => {
        isDown.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    };
    for (const event of ENDS) window.addEventListener(event, end);
  }, []);
  const afterPress = useCallback((act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  }, []);
  return { onPointerDown, afterPress };
}
