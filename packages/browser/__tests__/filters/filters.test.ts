/** @jest-environment jest-fixed-jsdom */
import { resetWarnings } from '@footbridge/browser/lib/warn';

import type * as filtersModule from '@footbridge/browser/filters/filters';

type Filters = typeof filtersModule;

/** The module as a new document has it. */
function open(): Filters {
  let filters: Filters | undefined;
  jest.isolateModules(() => {
    filters = jest.requireActual<Filters>('@footbridge/browser/filters/filters');
  });
  if (!filters) throw new Error('no module');
  return filters;
}

const LOCAL = 'app-state';
const SESSION = 'footbridge.filters';
const stored = (state: unknown) => JSON.stringify({ state, version: 1 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetWarnings();
});

describe('filter state', () => {
  it('[S2.32] starts with an empty map of chosen services in each chart', () => {
    expect(open().filterState.getState()).toEqual({ treatment: {}, amenities: {}, facilities: {} });
  });

  it('[S3.59] is stored in local storage as app-state and in session storage under its own key', () => {
    open().selectService('treatment', 'Medical detox', true);
    for (const text of [localStorage.getItem(LOCAL), sessionStorage.getItem(SESSION)]) {
      expect(JSON.parse(text ?? '')).toMatchObject({ state: { treatment: { 'Medical detox': true }, amenities: {} } });
    }
    expect(open().filterState.getState().treatment).toEqual({ 'Medical detox': true });
  });

  it('[S3.59] is merged over the defaults when it is read', () => {
    localStorage.setItem(LOCAL, stored({ amenities: { Pool: true } }));
    expect(open().filterState.getState()).toEqual({ treatment: {}, amenities: { Pool: true }, facilities: {} });
  });

  it('[S3.59] of the two storages believes the session’s, chart by chart', () => {
    localStorage.setItem(LOCAL, stored({ treatment: { Detox: true }, amenities: { Pool: true } }));
    sessionStorage.setItem(SESSION, stored({ amenities: { Gym: true } }));
    expect(open().filterState.getState()).toEqual({
      treatment: { Detox: true },
      amenities: { Gym: true },
      facilities: {},
    });
  });

  it('forgets a service that is chosen no longer', () => {
    const { filterState, selectService } = open();
    for (const service of ['Pool', 'Gym', 'Garden']) selectService('amenities', service, true);
    selectService('amenities', 'Gym', false);
    expect(Object.keys(filterState.getState().amenities)).toEqual(['Pool', 'Garden']);
  });

  it('replaces the whole selection, within the limits', () => {
    const { setFilters, selectService, filterState } = open();
    selectService('treatment', 'Detox', true);
    setFilters({ treatment: [], amenities: ['Pool', 'Pool', '', 'x'.repeat(101)], facilities: ['reno'] });
    expect(filterState.getState()).toEqual({ treatment: {}, amenities: { Pool: true }, facilities: { reno: true } });
    setFilters({ treatment: Array.from({ length: 150 }, (_, i) => `s${i}`), amenities: [], facilities: [] });
    expect(Object.keys(filterState.getState().treatment)).toHaveLength(100);
  });
});
