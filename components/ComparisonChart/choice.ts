import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  filterState,
  selectService,
  setFilters,
  FILTER_PARTS,
  type FilterPart,
  type FilterState,
} from '@footbridge/browser/filters/filters';
import { decode } from '@footbridge/shared/decode';

import type { Choice, ComparisonView } from './views';

/** Nothing selected, so that all is compared. */
const NO_CHOICE: Choice = { treatment: [], amenities: [], facilities: [] };

/** Returns the part of a choice that still exists. */
function fittingChoice(choice: Choice, { facilities, charts }: ComparisonView): Choice {
  const services = (id: string): string[] =>
    charts.find((chart) => chart.id === id)?.services.map(({ key }) => key) ?? [];
  const only = (chosen: string[], known: string[]): string[] => known.filter((key) => chosen.includes(key));
  return {
    treatment: only(choice.treatment, services('treatment')),
    amenities: only(choice.amenities, services('amenities')),
    facilities: only(
      choice.facilities,
      facilities.map(({ key }) => key),
    ),
  };
}

export function isEmptyChoice(choice: Choice): boolean {
  return FILTER_PARTS.every((part) => choice[part].length === 0);
}

/**
 * Returns a choice as a URL hash, which browsers send to no server, so that it is in no log.
 * @returns '' for an empty choice
 */
export function hashOf(choice: Choice): string {
  const parts = FILTER_PARTS.flatMap((part) =>
    choice[part].length > 0 ? `${part}=${choice[part].map(encodeURIComponent).join(',')}` : [],
  );
  return parts.length > 0 ? `#compare?${parts.join('&')}` : '';
}

/** Returns the choice in a URL hash; null for another hash. Its names may not exist. */
export function choiceIn(hash: string): Choice | null {
  const [, query] = /^#compare\?(.*)$/.exec(hash) ?? [];
  if (query === undefined) return null;
  const parts = new Map(
    query.split('&').map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
  );
  const read = (part: string): string[] => (parts.get(part) ?? '').split(',').flatMap((name) => decode(name, '') || []);
  return { treatment: read('treatment'), amenities: read('amenities'), facilities: read('facilities') };
}

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

/** Returns the visitor's stored choice, or that of a shared link; empty in the server's HTML and during hydration. */
export function useChoice(view: ComparisonView) {
  const stored = useStore(filterState);
  const [linked, setLinked] = useLinkedChoice();
  const choice = useMemo(() => fittingChoice(linked ?? keysOf(stored), view), [linked, stored, view]);
  return {
    choice,
    isShared: linked !== null && !isEmptyChoice(choice),
    choose: (part: FilterPart, key: string, isChosen: boolean) => {
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
