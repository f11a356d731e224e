import { z } from 'zod';

import { WALK_BYLINES } from '@/queries/bylines';

import { LIST_FRESH_FOR, WHOLE_WALK_FOR } from '../archive/limits';
import { wordPressUrl } from '../../platform/env';
import { queryWordPress } from '../../wordpress/faust/query';
import { addKeys } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { restOf, paginate } from '../../wordpress/faust/paginate';
import { processState } from '../../platform/process-state';

import type { WalkBylinesQuery } from '@/gql/graphql';
import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { LoadedValue } from '../../cache/shared-values/shared-value';
import type { Bylines } from '../../wordpress/types';

type BylineIndex = ReadonlyMap<number, Bylines>;
type Node = NonNullable<WalkBylinesQuery['list']>['nodes'][number];

/** Requests of a hundred articles: beyond ten thousand the oldest are no longer looked at. */
const MOST_REQUESTS = 100;
const NOTHING: Readonly<Bylines> = { written: [], edited: [], reviewed: [] };

export const bylinesState = processState<CachedValues<BylineIndex>>('bylines');

/** Who did what for one article. A person with several roles counts in the first, as in the article's byline. */
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

/** Articles by person. In: articles with their bylines, in the order in which they are to be listed. */
export function bylineIndex(nodes: readonly Node[]): Map<number, Bylines> {
  const book = new Map<number, Bylines>();
  for (const node of nodes) {
    for (const [person, role] of rolesOf(node)) {
      const bylines = book.get(person) ?? { written: [], edited: [], reviewed: [] };
      bylines[role].push(node.databaseId);
      book.set(person, bylines);
    }
  }
  return book;
}

async function loadBook(): Promise<BylineIndex> {
  const { list, end } = await queryWordPress(WALK_BYLINES, { after: null, withEnd: true });
  const all = restOf(end?.nodes, list?.nodes.at(-1));
  if (list && all) return bylineIndex([...list.nodes, ...all]);
  const rest = async (after: string | null) =>
    after === null ? list : (await queryWordPress(WALK_BYLINES, { after, withEnd: false })).list;
  return bylineIndex(await paginate(rest, { maxRequests: MOST_REQUESTS, truncate: true }));
}

const ids = z.array(z.number());
const bookSchema = z.array(z.tuple([z.number(), z.object({ written: ids, edited: ids, reviewed: ids })]));

function parseBook(value: unknown): BylineIndex | null {
  const parsed = bookSchema.safeParse(value);
  return parsed.success ? new Map(parsed.data) : null;
}

function keptBook(): Promise<LoadedValue<BylineIndex>> {
  const books = (bylinesState.value ??= cachedValues({
    name: 'bylines',
    freshMs: LIST_FRESH_FOR,
    maxValues: 2,
    isListOrder: true,
    store: { key: 'bylines', parse: parseBook, serialize: (book: BylineIndex) => [...book], ttlMs: WHOLE_WALK_FOR },
  }));
  return books.of(wordPressUrl(), loadBook);
}

/** Begins to read the bylines, if they have to be read, for a profile that is about to be asked for. Never throws. */
export async function startBylines(): Promise<void> {
  await keptBook().catch(() => undefined);
}

/** What a profile is made of beside its articles: that these are the articles. */
export const bylinesKey = (person: number): string => `bylines:${person}`;

/** Whom the bylines of these articles name. @throws UpstreamError */
export async function personsNamed(articles: ReadonlySet<number>): Promise<number[]> {
  const { value } = await keptBook();
  return [...value].flatMap(([person, { written, edited, reviewed }]) =>
    [written, edited, reviewed].some((list) => list.some((id) => articles.has(id))) ? [person] : [],
  );
}

/**
 * What a contributor wrote, edited and reviewed: one walk over all bylines serves every profile for a minute.
 * Out: null and a log line where WordPress fails; the profile is then drawn without, and made again soon.
 */
export async function bylinesOf(id: number | undefined): Promise<{ bylines: Bylines | null; current: boolean }> {
  try {
    if (id !== undefined) addKeys([bylinesKey(id)]);
    const { value, current } = await keptBook();
    return { bylines: value.get(id ?? 0) ?? NOTHING, current };
  } catch (error) {
    log('error', 'bylines', 'could not be read: a profile is rendered without its articles', error);
    return { bylines: null, current: false };
  }
}
