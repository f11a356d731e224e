import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { coverPage } from './cover-page';

/** Covers the page as long as the overlay is drawn. @param ref the layer, focusable (tabIndex -1), below body */
export function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect: before the browser handles the next key, which would move the focus on.
  useLayoutEffect(() => (ref.current ? coverPage(ref.current, () => close()) : undefined), [ref]);
}
