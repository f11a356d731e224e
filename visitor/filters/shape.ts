/** The comparison charts (specification, section 2). */
export const CHART_IDS = ['treatment', 'amenities'] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** What is chosen: services, chart by chart, and the facilities that both charts compare. */
export const FILTER_PARTS = [...CHART_IDS, 'facilities'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** Names of services → true; what is not chosen is not there. */
export type SelectedServices = Record<string, true>;

export type FilterState = Record<FilterPart, SelectedServices>;

/** Each chart starts with an empty map. */
export const NO_FILTERS: FilterState = { treatment: {}, amenities: {}, facilities: {} };

const MAX_SERVICES = 100;
const MAX_NAME = 100;

/** A map of names, as many and as long as are kept. */
export function selection(names: Iterable<string>): SelectedServices {
  const fitting = [...new Set(names)].filter((name) => name !== '' && name.length <= MAX_NAME);
  return Object.fromEntries(fitting.slice(0, MAX_SERVICES).map((name) => [name, true] as const));
}

function readServices(value: unknown): SelectedServices | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return selection(Object.entries(value).flatMap(([name, isChosen]) => (isChosen === true ? name : [])));
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

/** What was kept, over the defaults, part by part: one that holds rubbish starts empty. */
export function mergeFilters(kept: unknown): FilterState {
  return {
    treatment: readServices(own(kept, 'treatment')) ?? NO_FILTERS.treatment,
    amenities: readServices(own(kept, 'amenities')) ?? NO_FILTERS.amenities,
    facilities: readServices(own(kept, 'facilities')) ?? NO_FILTERS.facilities,
  };
}
