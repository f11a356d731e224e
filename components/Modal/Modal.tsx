import {
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
  useId,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { coverPage } from '@footbridge/browser/lib/cover-page';
import { media } from '@footbridge/shared/breakpoints';
import { modalMaxWidth } from '@/site-config/theme';

/** Covers the page while the overlay is mounted. @param ref the layer, focusable (tabIndex -1), below body */
function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect, so that it runs before the browser handles the next key.
  useLayoutEffect(() => (ref.current ? coverPage(ref.current, () => close()) : undefined), [ref]);
}

interface OverlayProps extends ComponentPropsWithoutRef<'dialog'> {
  active: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** An overlay at the end of body. Browser only. */
function Overlay({ active, ...rest }: OverlayProps) {
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

const Backdrop = styled(Overlay)`
  position: fixed;
  z-index: var(--layer-modal);
  inset: 0;
  display: grid;
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: color-mix(in srgb, var(--color-primary) 60%, rgb(0 0 0 / 0.6));
`;

const Box = styled.div`
  position: relative;
  width: 100%;
  max-width: ${modalMaxWidth}px;
  margin: auto;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  /* Visible in forced colors, which remove the shadow. */
  outline: 1px solid transparent;

  ${media.buttonModal} {
    padding: var(--space-7);
  }
  h2 {
    margin: 0 var(--space-7) var(--space-4) 0;
  }
`;

const Close = styled.button`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-button);
  font-size: 1.75rem;
  line-height: 1;
  color: var(--color-text-muted);

  ${media.buttonModal} {
    top: var(--space-5);
    right: var(--space-5);
  }
  &:hover {
    background: var(--color-surface-alt);
    color: var(--color-text);
  }
`;

interface ModalProps {
  /** Whether it is shown. An open modal locks scrolling (specification, sections 2 and 4). */
  active: boolean;
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
}

/** A modal dialog, at most 670 px wide. Escape, a click outside and its button close it. */
export function Modal({ active, onClose, title, children }: ModalProps) {
  const id = useId();
  return (
    <Backdrop active={active} onClose={onClose} aria-labelledby={id}>
      <Box>
        <h2 id={id}>{title}</h2>
        {children}
        <Close type="button" aria-label="Close" onClick={onClose}>
          <span aria-hidden>×</span>
        </Close>
      </Box>
    </Backdrop>
  );
}
