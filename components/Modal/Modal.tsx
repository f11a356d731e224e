import styled from 'styled-components';
import { useId, type ReactNode } from 'react';
import { media } from '@footbridge/shared/breakpoints';
import { modalMaxWidth } from '@/site-config/theme';
import { Overlay } from './Overlay';

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

export interface ModalProps {
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
