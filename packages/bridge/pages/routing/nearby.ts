import { FACILITY_IDS_QUERY } from './queries';
import { isListed } from '@footbridge/shared/listed';

import { sharedValue } from '../../cache/shared-values/shared-value';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { processState } from '../../platform/process-state';
import { queryWordPress } from '../../wordpress/faust/query';
import { addressAt, type Resolution } from './resolution';

import type { RequestedNearby } from '../../wordpress/types';

const ARCHIVE = '/facilities/';

async function loadIds(): Promise<number[]> {
  const { facilities } = await queryWordPress(FACILITY_IDS_QUERY, {});
  return (facilities?.nodes ?? []).filter(isListed).map(({ databaseId }) => databaseId);
}

export const facilityIdsState = processState('facilityIds', () =>
  sharedValue({ name: 'facilities', freshMs: DATA_FRESH_MS, load: loadIds }),
);

/** Resolves `/nearby/` to all facilities on one page. @throws UpstreamError */
export async function resolveNearby(nearby: RequestedNearby): Promise<Resolution> {
  const { value: ids, current } = await facilityIdsState.value.get();
  return {
    kind: 'node',
    seed: { __typename: 'ContentType', name: 'facility', uri: ARCHIVE },
    candidates: ['archive-facility', 'archive', 'index'],
    address: {
      ...addressAt('/nearby/'),
      archive: { ids, page: 1, pages: 1, found: ids.length, base: ARCHIVE },
      nearby,
    },
    current,
  };
}
