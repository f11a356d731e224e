import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { bothStorages } from './both-storages';
import { mergeFilters, NO_FILTERS } from './shape';

import type { ChartId, FilterState } from './shape';

/**
 * The filter state (specification, section 3): which services are chosen in the comparison charts. Kept in the local
 * storage as `app-state` and in the session storage as `footbridge.filters`, merged over the defaults on read. Part of
 * no page's first load: the charts bring it.
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
 * Chooses a service in a chart, or no longer.
 * @param service its name; at most 100 characters, and 100 services a chart: what is beyond is not kept
 */
export function selectService(chart: ChartId, service: string, isSelected: boolean): void {
  filterState.setState((state) => {
    const { [service]: _before, ...others } = state[chart];
    return mergeFilters({ ...state, [chart]: isSelected ? { ...others, [service]: true } : others });
  });
}

/** Names of the chosen services, in the order in which they were chosen. */
export function selectedServices(chart: ChartId): string[] {
  return Object.keys(filterState.getState()[chart]);
}

/** Empties one chart. */
export function clearServices(chart: ChartId): void {
  filterState.setState({ [chart]: {} });
}
