import { own } from '@footbridge/shared/fields';

/** The comparison charts (specification, section 2). */
export const CHART_IDS = ['treatment', 'amenities'] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** The parts of a selection: services for each chart, and the facilities that both charts compare. */
export const FILTER_PARTS = [...CHART_IDS, 'facilities'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** Selected names → true; others are absent. */
export type SelectedServices = Record<string, true>;

export type FilterState = Record<FilterPart, SelectedServices>;

export const NO_FILTERS: FilterState = { treatment: {}, amenities: {}, facilities: {} };

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
