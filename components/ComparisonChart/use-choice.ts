import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { filterState, selectService, setFilters } from '@/visitor/filters/filters';
import type { FilterPart, FilterState } from '@/visitor/filters/shape';
import { choiceIn, fittingChoice, isEmptyChoice, NO_CHOICE } from './link';
import type { Choice, ComparisonView } from './views';

const keysOf = (state: FilterState): Choice => ({
  treatment: Object.keys(state.treatment),
  amenities: Object.keys(state.amenities),
  facilities: Object.keys(state.facilities),
});

/**
 * The choice of a shared link, while it is only looked at: what somebody else chose is not kept as the visitor's own. It is
 * taken out of the address at once, because scripts of others (analytics, call tracking) read addresses.
 */
function useLinkedChoice(): [Choice | null, (choice: Choice | null) => void] {
  const [linked, setLinked] = useState<Choice | null>(null);
  useEffect(() => {
    const look = (): void => {
      const { hash, pathname, search } = window.location;
      const choice = choiceIn(hash);
      if (!choice) return;
      setLinked(choice);
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return [linked, setLinked];
}

export interface ChoiceInHand {
  /** What of it can be compared here; nothing chosen in the server's HTML and while React takes it over. */
  choice: Choice;
  /** It came with a link that somebody shared. */
  isShared: boolean;
  choose: (part: FilterPart, key: string, isChosen: boolean) => void;
  clear: () => void;
}

/** What is compared: the visitor's own choice, as the browser keeps it, or that of the link that led here. */
export function useChoice(view: ComparisonView): ChoiceInHand {
  const kept = useStore(filterState);
  const [linked, setLinked] = useLinkedChoice();
  const choice = useMemo(() => fittingChoice(linked ?? keysOf(kept), view), [linked, kept, view]);
  return {
    choice,
    isShared: linked !== null && !isEmptyChoice(choice),
    choose: (part, key, isChosen) => {
      // Who changes a shared choice goes on with it as their own.
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
