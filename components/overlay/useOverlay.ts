import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { coverPage } from '@/visitor/lib/cover-page';

/** Covers the page while the overlay is mounted. @param ref the layer, focusable (tabIndex -1), below body */
export function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect, so that it runs before the browser handles the next key.
  useLayoutEffect(() => (ref.current ? coverPage(ref.current, () => close()) : undefined), [ref]);
}
