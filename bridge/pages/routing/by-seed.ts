import { DEGRADED_SEED_QUERY } from '@/queries/seed';
import { isListed } from '@/shared/listed';

import { UpstreamError } from '../../platform/upstream-error';
import { queryWordPress } from '../../wordpress/faust/query';
import { decodeNonAscii, pathOfUri } from '../../wordpress/url/path';
import { addressAt } from './address';

import type { GetSeedNodeQuery } from '@/gql/graphql';
import type { Resolution } from './resolve';

type Seed = NonNullable<GetSeedNodeQuery['nodeByUri']>;

/** Returns the ids of the first posts of a list; null for what is no list. */
function listedIds(seed: Seed): number[] | null {
  const list = 'contentNodes' in seed ? seed.contentNodes : 'posts' in seed ? seed.posts : undefined;
  return list === undefined ? null : (list?.nodes ?? []).filter(isListed).map(({ databaseId }) => databaseId);
}

/**
 * Resolves an address by Faust's seed query, while WordPress has no resolve route: pages, and the first posts of lists. Faust
 * chooses the template.
 * @throws UpstreamError for what the seed query does not know: it may be a redirect, or exist
 */
export async function resolveBySeed(path: string): Promise<Resolution> {
  const { nodeByUri: seed } = await queryWordPress(DEGRADED_SEED_QUERY, { uri: decodeNonAscii(path) });
  if (!seed || pathOfUri(seed.uri) !== path) throw new UpstreamError('WordPress’s routing is not available');
  const ids = listedIds(seed);
  const archive = ids && { ids, page: 1, pages: 1, found: ids.length, base: path };
  return { kind: 'node', seed, candidates: null, address: { ...addressAt(path), archive }, current: false };
}
