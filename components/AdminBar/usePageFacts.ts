import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageAnswer } from '@/visitor/editor/facts';
import { factsForEditor } from '@/visitor/editor/sign-in';

export interface AskedFacts {
  /** The newest answer; null before the first. */
  answer: PageAnswer | null;
  /** Requests a newer one. */
  ask(this: void): Promise<void>;
}

/** Requests what the server tells an editor of the page. @param path without query */
export function usePageFacts(path: string): AskedFacts {
  const [answer, setAnswer] = useState<PageAnswer | null>(null);
  const latest = useRef(0);
  const ask = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const next = await factsForEditor(path);
    // A later request may have been answered before.
    if (own === latest.current) setAnswer(next);
  }, [path]);
  useEffect(() => {
    void ask();
    return () => {
      latest.current += 1;
    };
  }, [ask]);
  return { answer, ask };
}
