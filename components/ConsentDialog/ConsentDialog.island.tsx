import { useEffect, useRef } from 'react';
// The package's style sheet; ConsentDialog.styles.ts overrides it.
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { Place } from './ConsentDialog.styles';
import { runDialog, type DialogRequest } from './run-dialog';

export type ConsentDialogProps = Pick<DialogRequest, 'mode' | 'vendors'> & {
  /** Called after a choice, and when it is closed. */
  onClose: () => void;
};

/** A dialog for consent to vendors, by category. packages/browser/consent stores the answer. */
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
