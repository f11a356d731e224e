import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { barState } from '@/visitor/editor/bar-state';
import { recipientsOf, type Recipients } from '@/visitor/editor/clear-all';
import { hasMarker, wordPressLogin } from '@/visitor/editor/login';
import { AdminBarView } from './AdminBarView';
import { PageBelow } from './PageBelow';
import { useFirstInBody } from './useFirstInBody';
import { usePageFacts } from './usePageFacts';

const ClearAllDialog = lazy(async () => ({
  default: (await import('../ClearAllDialog/ClearAllDialog.island')).ClearAllDialog,
}));

/** Ms after which the age that the bar shows is worked out again. */
const TICK = 30_000;

/**
 * The bar over every page for who may be an editor: the cookies only suggest one, and what it shows and does is the
 * server's to say, which asks WordPress. A chunk of its own; no visitor loads it (docs/editors.md).
 * @param path of the page in view, with its query
 */
export function AdminBar({ path }: { path: string }) {
  const place = useFirstInBody();
  const { answer, ask } = usePageFacts(path.replace(/\?.*$/s, ''));
  const isHidden = useStore(barState, (state) => state.isHidden);
  const hint = wordPressLogin()?.login ?? null;
  /** Who clears everything and who is to know of it, while the dialog is open. */
  const [clearing, setClearing] = useState<Recipients | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, TICK);
    return () => clearInterval(timer);
  }, []);
  // Whom only WordPress's cookie names is nobody until the server has looked; who may not edit has no bar.
  if (answer ? answer.kind === 'no-right' : !hasMarker()) return null;
  const facts = answer?.kind === 'facts' ? answer.facts : null;
  return (
    <>
      <PageBelow $isHidden={isHidden} />
      {createPortal(
        <AdminBarView
          {...{ path, answer, hint, isHidden }}
          onToggle={() => barState.setState({ isHidden: !isHidden })}
          onClearAll={() => setClearing(facts && recipientsOf(facts))}
          onLook={() => void ask()}
        />,
        place,
      )}
      {clearing && (
        <Suspense>
          <ClearAllDialog
            concerned={clearing}
            onClose={() => {
              setClearing(null);
              void ask();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
