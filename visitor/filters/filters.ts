import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { bothStorages } from './both-storages';
import { mergeFilters, NO_FILTERS, selection } from './shape';

import type { FilterPart, FilterState } from './shape';

/**
 * The filter state (specification, section 3): which services and facilities are chosen in the comparison charts. Kept in
 * the local storage as `app-state` and in the session storage as `footbridge.filters`, merged over the defaults on read.
 * Part of no page's first load but the charts'.
 */
export const filterState = createStore<FilterState>()(
  persist<FilterState, [], [], unknown>(() => NO_FILTERS, {
    name: 'app-state',
    version: 1,
    storage: bothStorages('footbridge.filters'),
    migrate: (state) => state,
    merge: (kept) => mergeFilters(kept),
  }),
);

/**
 * Chooses a service in a chart or a facility for both, or no longer.
 * @param service its name; at most 100 characters, and 100 names a part: what is beyond is not kept
 */
export function selectService(part: FilterPart, service: string, isSelected: boolean): void {
  filterState.setState((state) => {
    const { [service]: _before, ...others } = state[part];
    return mergeFilters({ ...state, [part]: isSelected ? { ...others, [service]: true } : others });
  });
}

/** Puts a whole choice in the place of what was chosen: that of a shared link, once the visitor goes on with it. */
export function setFilters(chosen: Record<FilterPart, readonly string[]>): void {
  filterState.setState({
    treatment: selection(chosen.treatment),
    amenities: selection(chosen.amenities),
    facilities: selection(chosen.facilities),
  });
}
