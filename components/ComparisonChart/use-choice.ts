import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { filterState, selectService, setFilters } from '@footbridge/browser/filters/filters';
import type { FilterPart, FilterState } from '@footbridge/browser/filters/shape';
import { choiceIn, fittingChoice, isEmptyChoice, NO_CHOICE } from './link';
import type { Choice, ComparisonView } from './views';

const keysOf = (state: FilterState): Choice => ({
  treatment: Object.keys(state.treatment),
  amenities: Object.keys(state.amenities),
  facilities: Object.keys(state.facilities),
});

/**
 * Returns a shared link's choice, which is not stored as the visitor's own. It is removed from the URL at once, because third
 * parties' scripts read URLs.
 */
function useLinkedChoice(): [Choice | null, (choice: Choice | null) => void] {
  const [linked, setLinked] = useState<Choice | null>(null);
  useEffect(() => {
    const readHash = (): void => {
      const { hash, pathname, search } = window.location;
      const choice = choiceIn(hash);
      if (!choice) return;
      setLinked(choice);
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    readHash();
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, []);
  return [linked, setLinked];
}

export interface ChoiceState {
  /** Empty in the server's HTML and during hydration. */
  choice: Choice;
  /** It is from a shared link. */
  isShared: boolean;
  choose: (part: FilterPart, key: string, isChosen: boolean) => void;
  clear: () => void;
}

/** Returns the visitor's stored choice, or that of a shared link. */
export function useChoice(view: ComparisonView): ChoiceState {
  const stored = useStore(filterState);
  const [linked, setLinked] = useLinkedChoice();
  const choice = useMemo(() => fittingChoice(linked ?? keysOf(stored), view), [linked, stored, view]);
  return {
    choice,
    isShared: linked !== null && !isEmptyChoice(choice),
    choose: (part, key, isChosen) => {
      // A changed shared choice becomes the visitor's own.
      if (linked) setFilters(choice);
      setLinked(null);
      selectService(part, key, isChosen);
    },
    clear: () => {
      setFilters(NO_CHOICE);
      setLinked(null);
    },
  };
}
