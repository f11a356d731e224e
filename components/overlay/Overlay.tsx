import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlay } from './useOverlay';

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
