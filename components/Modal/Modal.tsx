import { useId, type ReactNode } from 'react';
import { Backdrop, Box, Close } from './Modal.styles';

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
