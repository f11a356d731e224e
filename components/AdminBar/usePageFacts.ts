import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageAnswer, factsForEditor } from '@footbridge/browser/editor/facts';

export interface PageFactsState {
  /** The newest answer; null before the first. */
  answer: PageAnswer | null;
  /** Fetches a newer one. */
  refresh(this: void): Promise<void>;
}

/** Fetches the page's facts for editors. @param path without query */
export function usePageFacts(path: string): PageFactsState {
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
