import { z } from 'zod';

import { BYLINES_QUERY } from '@/queries/bylines';
import { isListed } from '@/shared/listed';

import { LIST_MAX_AGE_MS } from '../archive/limits';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { wordPressUrl } from '../../platform/env';
import { queryWordPress } from '../../wordpress/faust/query';
import { addKeys } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { restOf, paginate } from '../../wordpress/faust/paginate';
import { processState } from '../../platform/process-state';

import type { PaginateBylinesQuery } from '@/gql/graphql';
import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { LoadedValue } from '../../cache/shared-values/shared-value';
import type { Bylines } from '../../wordpress/types';

type BylineIndex = ReadonlyMap<number, Bylines>;
type Node = NonNullable<PaginateBylinesQuery['list']>['nodes'][number];

/** Of a hundred articles each. The oldest of more articles are ignored. */
const MAX_REQUESTS = 100;
const NOTHING: Readonly<Bylines> = { written: [], edited: [], reviewed: [] };

export const bylinesState = processState<CachedValues<BylineIndex>>('bylines');

/** Returns the persons of an article's byline with their roles; of several roles of a person the first. */
function rolesOf(node: Node): [number, keyof Bylines][] {
  const byline = 'bylineInfo' in node ? node.bylineInfo : null;
  const roles = [
    [byline?.author?.nodes[0]?.databaseId, 'written'],
    [byline?.editor?.nodes[0]?.databaseId, 'edited'],
    [byline?.reviewer?.nodes[0]?.databaseId, 'reviewed'],
  ] as const;
  const firsts = new Map<number, keyof Bylines>();
  for (const [person, role] of roles) {
    if (person !== undefined && !firsts.has(person)) firsts.set(person, role);
  }
  return [...firsts];
}

/** Returns the listed articles of each person, in the order of `nodes`. */
export function bylineIndex(nodes: readonly Node[]): Map<number, Bylines> {
  const index = new Map<number, Bylines>();
  for (const node of nodes.filter(isListed)) {
    for (const [person, role] of rolesOf(node)) {
      const bylines = index.get(person) ?? { written: [], edited: [], reviewed: [] };
      bylines[role].push(node.databaseId);
      index.set(person, bylines);
    }
  }
  return index;
}

async function loadIndex(): Promise<BylineIndex> {
  const { list, end } = await queryWordPress(BYLINES_QUERY, { after: null, withEnd: true });
  const all = restOf(end?.nodes, list?.nodes.at(-1));
  if (list && all) return bylineIndex([...list.nodes, ...all]);
  const rest = async (after: string | null) =>
    after === null ? list : (await queryWordPress(BYLINES_QUERY, { after, withEnd: false })).list;
  return bylineIndex(await paginate(rest, { maxRequests: MAX_REQUESTS, truncate: true }));
}

const ids = z.array(z.number());
const indexSchema = z.array(z.tuple([z.number(), z.object({ written: ids, edited: ids, reviewed: ids })]));

function parseIndex(value: unknown): BylineIndex | null {
  const parsed = indexSchema.safeParse(value);
  return parsed.success ? new Map(parsed.data) : null;
}

function cachedIndex(): Promise<LoadedValue<BylineIndex>> {
  const indexes = (bylinesState.value ??= cachedValues({
    name: 'bylines',
    freshMs: DATA_FRESH_MS,
    maxValues: 2,
    isListOrder: true,
    store: { key: 'bylines', parse: parseIndex, serialize: (index: BylineIndex) => [...index], ttlMs: LIST_MAX_AGE_MS },
  }));
  return indexes.of(wordPressUrl(), loadIndex);
}

/** Loads the index into the cache, for a profile that is about to be requested. Never throws. */
export async function prefetchBylines(): Promise<void> {
  await cachedIndex().catch(() => undefined);
}

/** Returns the key of a profile's dependency on the list of its articles. */
export const bylinesKey = (person: number): string => `bylines:${person}`;

/** Returns the persons in the bylines of these articles; null when WordPress fails. */
export async function personsNamed(articles: ReadonlySet<number>): Promise<number[] | null> {
  const { value, current } = await cachedIndex().catch(() => ({ value: new Map<number, Bylines>(), current: false }));
  if (!current) return null;
  return [...value].flatMap(([person, { written, edited, reviewed }]) =>
    [written, edited, reviewed].some((list) => list.some((id) => articles.has(id))) ? [person] : [],
  );
}

/**
 * Returns what a contributor wrote, edited and reviewed. All profiles share one index, which is loaded once a minute at most.
 * When WordPress fails it returns null and logs; the profile is rendered without articles and revalidated soon.
 */
export async function bylinesOf(id: number | undefined): Promise<{ bylines: Bylines | null; current: boolean }> {
  try {
    if (id !== undefined) addKeys([bylinesKey(id)]);
    const { value, current } = await cachedIndex();
    return { bylines: value.get(id ?? 0) ?? NOTHING, current };
  } catch (error) {
    log('error', 'bylines', 'could not be loaded: a profile is rendered without its articles', error);
    return { bylines: null, current: false };
  }
}
