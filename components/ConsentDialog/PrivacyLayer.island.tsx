import { lazy, Suspense } from 'react';
import { useConsentDialog } from './useConsentDialog';

const ConsentDialog = lazy(async () => ({
  default: (await import('./ConsentDialog.island')).ConsentDialog,
}));

/** Renders the consent dialog when needed. @param isOpen the page is open to vendors without an agreement */
export function PrivacyLayer({ isOpen }: { isOpen: boolean }) {
  const [mode, close] = useConsentDialog(isOpen);
  return <Suspense>{mode && <ConsentDialog key={mode} mode={mode} onClose={close} />}</Suspense>;
}
