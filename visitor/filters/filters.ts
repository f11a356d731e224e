import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { bothStorages } from './both-storages';
import { mergeFilters, NO_FILTERS, selection } from './shape';

import type { FilterPart, FilterState } from './shape';

/**
 * The filter state (specification, section 3): the services and facilities that are chosen in the comparison charts. Stored in
 * local storage as `app-state` and in session storage as `footbridge.filters`, merged over the defaults on read.
 */
export const filterState = createStore<FilterState>()(
  persist<FilterState, [], [], unknown>(() => NO_FILTERS, {
    name: 'app-state',
    version: 1,
    storage: bothStorages('footbridge.filters'),
    migrate: (state) => state,
    merge: (stored) => mergeFilters(stored),
  }),
);

/**
 * Selects or deselects a service in a chart, or a facility for both charts.
 * @param service at most 100 characters, and 100 names a part; more are not stored
 */
export function selectService(part: FilterPart, service: string, isSelected: boolean): void {
  filterState.setState((state) => {
    const { [service]: _before, ...others } = state[part];
    return mergeFilters({ ...state, [part]: isSelected ? { ...others, [service]: true } : others });
  });
}

/** Replaces the whole selection, for instance with that of a shared link. */
export function setFilters(chosen: Record<FilterPart, readonly string[]>): void {
  filterState.setState({
    treatment: selection(chosen.treatment),
    amenities: selection(chosen.amenities),
    facilities: selection(chosen.facilities),
  });
}
