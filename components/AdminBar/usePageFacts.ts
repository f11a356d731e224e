import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageAnswer } from '@/visitor/editor/facts';
import { factsForEditor } from '@/visitor/editor/sign-in';

export interface AskedFacts {
  /** Of this page; null while it is asked for. */
  answer: PageAnswer | null;
  /** Of this page or the one before: who is signed in does not change with the page. */
  last: PageAnswer | null;
  /** Asks again, and shows what was said till the answer is here. */
  ask(this: void): Promise<void>;
}

/** What the server tells an editor of each page in view. @param path without query */
export function usePageFacts(path: string): AskedFacts {
  const [told, setTold] = useState<{ path: string; answer: PageAnswer } | null>(null);
  const latest = useRef(0);
  const ask = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const answer = await factsForEditor(path);
    // A page that was left, or was asked about again meanwhile.
    if (own === latest.current) setTold({ path, answer });
  }, [path]);
  useEffect(() => {
    void ask();
    return () => {
      latest.current += 1;
    };
  }, [ask]);
  return { answer: told?.path === path ? told.answer : null, last: told?.answer ?? null, ask };
}
