import dynamic from 'next/dynamic';
import { useLayoutEffect, useMemo } from 'react';
import type { VisitFacts } from '@/bridge/types';
import { measurePage } from '@/visitor/analytics/measure';
import { followReplay } from '@/visitor/errors/follow-replay';
import { useConsentDialog } from './useConsentDialog';

const ConsentDialog = dynamic(() => import('../ConsentDialog/ConsentDialog').then((late) => late.ConsentDialog), { ssr: false });

export interface PrivacyLayerProps {
  /** What the page says of itself; null on the 404 page. */
  facts: VisitFacts | null;
  /** Of the page that is shown. */
  path: string;
}

/** Other parties: whether they may come to this page, and what its visitor says of them. A chunk of builds that have any. */
export function PrivacyLayer({ facts, path }: PrivacyLayerProps) {
  const kind = facts ? (facts.kind ?? 'other') : 'not-found';
  const isOpen = facts?.isOpen === true;
  const page = useMemo(() => ({ kind, isOpen }), [kind, isOpen]);
  // Before the page is painted: who may not be on it is gone by then.
  useLayoutEffect(() => {
    if (process.env.FOOTBRIDGE_REPORTS_ERRORS) followReplay(page.isOpen);
    return measurePage(page, path);
  }, [page, path]);
  const [mode, close] = useConsentDialog(page);
  return mode && <ConsentDialog key={mode} mode={mode} onClose={close} />;
}
