import { meters } from '../../platform/meters';
import { processState } from '../../platform/process-state';

import type { CacheResult } from '../../platform/meters';

export type Lookups = Record<CacheResult, number>;

const lookupsState = processState<Lookups>('lookups');

/** Returns this process's lookups in the page cache since its start, by result. */
export const lookups = (): Lookups => (lookupsState.value ??= { hit: 0, stale: 0, outdated: 0, miss: 0 });

/** Counts a lookup. @param ageS of the page, seconds; absent for `miss` */
export function countLookup(result: CacheResult, ageS?: number): void {
  lookups()[result] += 1;
  meters()?.pageCache(result, ageS);
}
