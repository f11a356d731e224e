import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../hooks/useHydrated';
import { useOverlay } from './useOverlay';

export interface OverlayProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onClick'> {
  active: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A layer over the page, at the end of body: a click on the layer itself, Escape and nothing else close it from outside. */
export function Overlay({ active, onClose, children, ...rest }: OverlayProps) {
  // Not while the server's HTML is being taken over: there is no portal in it.
  const hydrated = useHydrated();
  return active && hydrated ? createPortal(<Layer {...rest} onClose={onClose}>{children}</Layer>, document.body) : null;
}

function Layer({ onClose, children, ...rest }: Omit<OverlayProps, 'active'>) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  useOverlay(box, onClose);
  return (
    <div
      {...rest}
      ref={box}
      role="dialog"
      aria-modal
      tabIndex={-1}
      // A press inside that is let go outside, as when marking text, is no click outside.
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => event.target === box.current && pressed.current === box.current && onClose()}
    >
      {children}
    </div>
  );
}
