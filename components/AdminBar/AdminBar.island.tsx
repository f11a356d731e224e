import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { barState } from '@footbridge/browser/editor/bar-state';
import { recipientsOf, type Recipients } from '@footbridge/browser/editor/clear-all';
import { hasMarker, wordPressLogin } from '@footbridge/browser/editor/login';
import { AdminBarView } from './AdminBarView';
import { PageBelow } from './PageBelow';
import { usePageFacts } from './usePageFacts';

/** Returns a container at the beginning of body, first in the tab order. Browser only. */
function useFirstInBody(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

const ClearAllDialog = lazy(async () => ({
  default: (await import('../ClearAllDialog/ClearAllDialog.island')).ClearAllDialog,
}));

/** Interval at which the page's age is updated. */
const AGE_UPDATE_MS = 30_000;

/**
 * The admin bar on every page. Cookies only hint at an editor; WordPress decides what to show and allow. A separate
 * chunk that visitors do not load (docs/editors.md).
 */
export function AdminBar({ path }: { path: string }) {
  const place = useFirstInBody();
  const { answer, refresh } = usePageFacts(path.replace(/\?.*$/s, ''));
  const isHidden = useStore(barState, (state) => state.isHidden);
  const hint = wordPressLogin()?.login ?? null;
  /** The dialog's recipients while it is open. */
  const [clearing, setClearing] = useState<Recipients | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, AGE_UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  // Nothing until the server has checked a login from WordPress's cookie, nor for users who may not edit.
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
          onOpenPage={() => void refresh()}
        />,
        place,
      )}
      {clearing && (
        <Suspense>
          <ClearAllDialog
            recipients={clearing}
            onClose={() => {
              setClearing(null);
              void refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
