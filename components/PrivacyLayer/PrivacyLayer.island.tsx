import { lazy, Suspense } from 'react';
import { useConsentDialog } from './useConsentDialog';

const ConsentDialog = lazy(async () => ({
  default: (await import('../ConsentDialog/ConsentDialog.island')).ConsentDialog,
}));

/** The consent dialog, when it is to be shown. @param isOpen third parties may come to this page */
export function PrivacyLayer({ isOpen }: { isOpen: boolean }) {
  const [mode, close] = useConsentDialog(isOpen);
  return <Suspense>{mode && <ConsentDialog key={mode} mode={mode} onClose={close} />}</Suspense>;
}
