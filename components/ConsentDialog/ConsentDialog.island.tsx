import { useEffect, useRef } from 'react';
// From a package: Next lets its style sheet come with a chunk. Ours lies over it.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { Place } from './ConsentDialog.styles';
import { runDialog, type DialogRequest } from './run-dialog';

export type ConsentDialogProps = Pick<DialogRequest, 'mode' | 'vendors'> & {
  /** Something was pressed, or it was closed. */
  onClose: () => void;
};

/** Asks a visitor about other parties, by category. What they say is kept by visitor/consent. */
export function ConsentDialog({ mode, onClose, vendors }: ConsentDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const root = place.current;
    return root ? runDialog({ root, mode, vendors, onClose: () => close.current() }) : undefined;
  }, [mode, vendors]);
  return <Place ref={place} />;
}
