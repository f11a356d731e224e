import { useCallback, useEffect, useRef, useState, lazy, Suspense, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { barState } from '@footbridge/browser/editor/bar-state';
import { recipientsOf, type Recipients } from '@footbridge/browser/editor/clear-all';
import { type PageAnswer, factsForEditor } from '@footbridge/browser/editor/facts';
import { hasMarker, wordPressLogin } from '@footbridge/browser/editor/login';
import { PageBelow } from './AdminBar.styles';
import { AdminBarView } from './AdminBarView';

/** Fetches the page's facts for editors. @param path without query */
function usePageFacts(path: string) {
  const [answer, setAnswer] = useState<PageAnswer | null>(null);
  const latest = useRef(0);
  const refresh = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const next = await factsForEditor(path);
    // Ignore the answer if a later request was sent.
    if (own === latest.current) setAnswer(next);
  }, [path]);
  useEffect(() => {
    void refresh();
    return () => {
      latest.current += 1;
    };
  }, [refresh]);
  return { answer, refresh };
}

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
