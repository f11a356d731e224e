import { DEGRADED_SEED_QUERY } from './queries';
import { isListed } from '@footbridge/shared/listed';

import { UpstreamError } from '../../platform/upstream-error';
import { queryWordPress } from '../../wordpress/faust/query';
import { decodeNonAscii, pathOfUri } from '../../wordpress/url/path';
import { addressAt, type Resolution } from './resolution';

import type { GetSeedNodeQuery } from '@footbridge/bridge/gql/graphql';

type Seed = NonNullable<GetSeedNodeQuery['nodeByUri']>;

const listedIds = (seed: Seed): number[] | null =>
  'contentNodes' in seed ? (seed.contentNodes?.nodes ?? []).filter(isListed).map(({ databaseId }) => databaseId) : null;

/**
 * Resolves an address while WordPress has no resolve route: texts, and the first posts of lists.
 * @throws UpstreamError for others
 */
export async function resolveBySeed(path: string): Promise<Resolution> {
  const { nodeByUri: seed } = await queryWordPress(DEGRADED_SEED_QUERY, { uri: decodeNonAscii(path) });
  const ids = seed && listedIds(seed);
  const isKnown = seed && pathOfUri(seed.uri) === path && (ids || 'isContentNode' in seed);
  if (!isKnown) throw new UpstreamError('WordPress’s routing is not available');
  const archive = ids && { ids, page: 1, pages: 1, found: ids.length, base: path };
  return { kind: 'node', seed, candidates: null, address: { ...addressAt(path), archive }, current: false };
}
