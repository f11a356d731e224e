/** The comparison charts (specification, section 2). */
export const CHART_IDS = ['treatment', 'amenities'] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** Names of services → true; what is not chosen is not there. */
export type SelectedServices = Record<string, true>;

export type FilterState = Record<ChartId, SelectedServices>;

/** Each chart starts with an empty map. */
export const NO_FILTERS: FilterState = { treatment: {}, amenities: {} };

const MAX_SERVICES = 100;
const MAX_NAME = 100;

function readServices(value: unknown): SelectedServices | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const chosen = Object.entries(value).filter(([name, isChosen]) => isChosen === true && name !== '' && name.length <= MAX_NAME);
  return Object.fromEntries(chosen.slice(0, MAX_SERVICES).map(([name]) => [name, true] as const));
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

/** What was kept, over the defaults, chart by chart: a chart that holds rubbish starts empty. */
export function mergeFilters(kept: unknown): FilterState {
  return {
    treatment: readServices(own(kept, 'treatment')) ?? NO_FILTERS.treatment,
    amenities: readServices(own(kept, 'amenities')) ?? NO_FILTERS.amenities,
  };
}
