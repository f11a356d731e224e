import { cachedList } from '../archive/cached-lists';

import type { RequestedNearby } from '../../wordpress/types';
import type { Resolution } from './resolve';

/** Of the archive whose facilities are listed by distance. */
const ARCHIVE = '/facilities/';
/** As many as one query returns. */
const MAX_FACILITIES = 100;

/** Resolves `/nearby/` to all facilities on one page. @throws UpstreamError */
export async function resolveNearby(nearby: RequestedNearby): Promise<Resolution> {
  const { value, current } = await cachedList({ kind: 'type', name: 'facility' });
  const ids = value.slice(0, MAX_FACILITIES);
  return {
    kind: 'node',
    seed: { __typename: 'ContentType', name: 'facility', uri: ARCHIVE },
    address: {
      path: '/nearby/',
      archive: { ids, page: 1, pages: 1, found: ids.length, base: ARCHIVE },
      date: null,
      search: null,
      part: 1,
      commentPage: null,
      postsPage: null,
      bylines: null,
      nearby,
    },
    current,
  };
}
