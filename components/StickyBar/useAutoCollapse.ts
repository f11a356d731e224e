import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { deviceClass } from '@/visitor/lib/device-class';

/** How long the bar stays open by itself, ms (specification, section 9). */
const OPEN_FOR = { desktop: 5000, mobile: 2000, tablet: 2000 } as const;

interface AutoCollapse {
  isOpen: boolean;
  toggle(): void;
  /** For the bar: who reads in it is not interrupted. */
  held: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onBlur(): void;
  };
}

/**
 * Open on each new page, folded by itself after 5 s on desktop and 2 s on other devices (specification, section 4); not
 * while a pointer rests in it or the keyboard's focus is there: then as long after they have left. Who folds or opens it by
 * hand has decided for this page.
 */
export function useAutoCollapse(bar: RefObject<HTMLElement | null>, pageKey: string): AutoCollapse {
  /** The page on which it has been folded: any other opens it. */
  const [foldedOn, setFoldedOn] = useState<string | null>(null);
  const isOpen = foldedOn !== pageKey;
  const timer = useRef<number | undefined>(undefined);
  const isDue = useRef(false);
  const isPointed = useRef(false);

  const isHeld = useCallback(() => isPointed.current || bar.current?.querySelector(':focus-visible') != null, [bar]);
  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    isDue.current = false;
  }, []);
  const start = useCallback(() => {
    stop();
    timer.current = window.setTimeout(() => {
      if (isHeld()) isDue.current = true;
      else setFoldedOn(pageKey);
    }, OPEN_FOR[deviceClass(navigator.userAgent)]);
  }, [isHeld, pageKey, stop]);

  useEffect(() => {
    start();
    return () => {
      stop();
      // Who comes back finds it open.
      setFoldedOn(null);
    };
  }, [start, stop]);

  const released = () => {
    if (isDue.current && !isHeld()) start();
  };
  return {
    isOpen,
    toggle: () => {
      stop();
      setFoldedOn(isOpen ? pageKey : null);
    },
    held: {
      // A finger leaves when it is lifted, and a browser that says nothing of it would hold the bar for ever.
      onPointerEnter: ({ pointerType }) => (isPointed.current = pointerType !== 'touch'),
      onPointerLeave: () => {
        isPointed.current = false;
        released();
      },
      // When the focus has arrived where it goes.
      onBlur: () => queueMicrotask(released),
    },
  };
}
