import {
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { coverPage } from '@footbridge/browser/lib/cover-page';

/** Covers the page while the overlay is mounted. @param ref the layer, focusable (tabIndex -1), below body */
function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect, so that it runs before the browser handles the next key.
  useLayoutEffect(() => (ref.current ? coverPage(ref.current, () => close()) : undefined), [ref]);
}

export interface OverlayProps extends ComponentPropsWithoutRef<'dialog'> {
  active: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** An overlay at the end of body. Browser only. */
export function Overlay({ active, ...rest }: OverlayProps) {
  return active ? createPortal(<Layer {...rest} />, document.body) : null;
}

/** Not opened by showModal(), because the browser's top layer ignores the layers' order (specification, section 9). */
function Layer({ onClose, children, ...rest }: Omit<OverlayProps, 'active'>) {
  const box = useRef<HTMLDialogElement>(null);
  useOverlay(box, onClose);
  return (
    <dialog {...rest} ref={box} open aria-modal tabIndex={-1}>
      {children}
    </dialog>
  );
}
