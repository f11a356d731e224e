import { own } from '@footbridge/shared/fields';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { jsonStorage } from '../state/storage';

/** The comparison charts (specification, section 2). */
const CHART_IDS = ['treatment', 'amenities'] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** The parts of a selection: services for each chart, and the facilities that both charts compare. */
export const FILTER_PARTS = [...CHART_IDS, 'facilities'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** Selected names → true; others are absent. */
type SelectedServices = Record<string, true>;

export type FilterState = Record<FilterPart, SelectedServices>;

const NO_FILTERS: FilterState = { treatment: {}, amenities: {}, facilities: {} };

const MAX_SERVICES = 100;
const MAX_NAME = 100;

/** Returns a selection of names, within the limits. */
export function selection(names: Iterable<string>): SelectedServices {
  const fitting = [...new Set(names)].filter((name) => name !== '' && name.length <= MAX_NAME);
  return Object.fromEntries(fitting.slice(0, MAX_SERVICES).map((name) => [name, true] as const));
}

function readServices(value: unknown): SelectedServices | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return selection(Object.entries(value).flatMap(([name, isChosen]) => (isChosen === true ? name : [])));
}

/** Returns the stored state over the defaults, part by part. An invalid part starts empty. */
export function mergeFilters(stored: unknown): FilterState {
  return {
    treatment: readServices(own(stored, 'treatment')) ?? NO_FILTERS.treatment,
    amenities: readServices(own(stored, 'amenities')) ?? NO_FILTERS.amenities,
    facilities: readServices(own(stored, 'facilities')) ?? NO_FILTERS.facilities,
  };
}

const partsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/**
 * Returns a storage that writes to local and session storage and reads the session's parts over the local ones. Two tabs can
 * differ, and a new tab begins with the last stored state.
 */
function bothStorages(sessionName: string): PersistStorage<unknown, void> {
  const local = jsonStorage('local');
  const session = jsonStorage('session');
  return {
    getItem: (name) => {
      const [older, newer] = [local.getItem(name), session.getItem(sessionName)];
      return older || newer
        ? { ...older, ...newer, state: { ...partsOf(older?.state), ...partsOf(newer?.state) } }
        : null;
    },
    setItem: (name, value) => {
      session.setItem(sessionName, value);
      local.setItem(name, value);
    },
    removeItem: (name) => {
      session.removeItem(sessionName);
      local.removeItem(name);
    },
  };
}

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
