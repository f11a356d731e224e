import { useEffect, useState } from 'react';
import type { StickyBarView, StickyButton, VisitFacts } from '@/bridge/types';
import { fetchJson } from '@/visitor/lib/fetch-json';
import { flag, listOf, oneOf, type Reader, recordOf, textUpTo } from '@/visitor/lib/shape';
import { warnOnce } from '@/visitor/lib/warn';

const words = textUpTo(1000);
const link = recordOf({ kind: oneOf('link'), title: words, url: words, target: words });
const call = recordOf({ kind: oneOf('call'), before: words, after: words, hasNumber: flag });
const button: Reader<StickyButton> = (value) => link(value) ?? call(value);
const bar = recordOf<StickyBarView>({ title: words, subtitle: words, buttons: listOf(button, 20) });
const answer = recordOf({ stickyBar: bar });

/** The bar in an answer of `/api/sticky-bar`; null for none, and for anything else. */
export function barIn(body: unknown): StickyBarView | null {
  return answer(body)?.stickyBar ?? null;
}

/**
 * The bar of a page. In: its facts; null on the 404 page, which is drawn without data and counts as segment 'other'
 * (specification, section 8): its bar is asked for. Out: null where there is none, and until it is known.
 */
export function useStickyBar(facts: VisitFacts | null): StickyBarView | null {
  const [missing, setMissing] = useState<StickyBarView | null>(null);
  const isMissing = facts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const ask = async () => {
      try {
        const found = barIn(await fetchJson('/api/sticky-bar'));
        if (!isGone) setMissing(found);
      } catch (error) {
        warnOnce('the page that is not there has no sticky bar', error);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return facts ? facts.stickyBar : missing;
}
