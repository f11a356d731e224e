import { z } from 'zod';

import { isListed } from '@/shared/listed';

import { restOf } from '../../wordpress/faust/paginate';
import { MAX_LIST_REQUESTS, LIST_MAX_AGE_MS } from './limits';

import type { ListedFacts } from '@/shared/listed';

interface Connection {
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null } | null;
  nodes: readonly Dated[];
  /** The list's last hundred, if they were queried. */
  end?: { nodes: readonly Dated[] } | null;
}

export interface Dated extends ListedFacts {
  databaseId: number;
  /** Null when a password hides it. */
  date?: string | null;
}

/**
 * Returns the ids of listed nodes in the order of WordPress's main query: posts of the same date by id, lowest first. WPGraphQL
 * reverses them.
 */
export function inWordPressOrder(nodes: readonly Dated[]): number[] {
  const runs: number[][] = [];
  const listed = nodes.filter(isListed);
  listed.forEach(({ databaseId, date }, i) => {
    const run = runs.at(-1);
    if (run && date && date === listed[i - 1]?.date) run.push(databaseId);
    else runs.push([databaseId]);
  });
  return [...new Set(runs.flatMap((run) => run.toSorted((a, b) => a - b)))];
}

/** The ids of a whole list, and how to detect that it changed. */
export const listIdsSchema = z.object({
  ids: z.array(z.number()),
  /** Ids and dates of the first hundred, and whether each is listed, as JSON. */
  firstPage: z.string(),
  /** When all of it was loaded, ms. */
  loadedAt: z.number(),
});

export type ListIds = z.infer<typeof listIdsSchema>;

/** Loads the page after a cursor; null when the list's owner is gone. @param withEnd queries the list's last hundred, too */
type LoadPage = (after: string | null, withEnd: boolean) => Promise<Connection | null | undefined>;

/**
 * Loads all ids of a connection, a hundred in each request (WPGraphQL's maximum; it has no offset). When the first page came
 * with the list's end, it stops as soon as the two meet.
 * @param first the first page, if it is loaded already
 */
export async function paginateIds(loadPage: LoadPage, first?: Connection | null): Promise<number[]> {
  const nodes: Dated[] = [];
  let page = first === undefined ? await loadPage(null, true) : first;
  const end = page?.end?.nodes;
  let after: string | null = null;
  for (let request = 1; request <= MAX_LIST_REQUESTS; request += 1) {
    nodes.push(...(page?.nodes ?? []));
    const rest = restOf(end, nodes.at(-1));
    if (rest) return inWordPressOrder([...nodes, ...rest]);
    const cursor: string | null | undefined = page?.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null;
    // WPGraphQL returns the first page for an unknown cursor.
    if (!cursor || cursor === after) break;
    after = cursor;
    page = await loadPage(after, false);
  }
  return inWordPressOrder(nodes);
}

/**
 * Loads the ids of a list by date. Reuses the stale ones when the first page is unchanged, for one request instead of one per
 * hundred posts: new posts come first. Posts removed from the end are noticed within LIST_MAX_AGE_MS.
 */
export async function refreshListIds(loadPage: LoadPage, older: ListIds | undefined): Promise<ListIds> {
  const isOld = !older || Date.now() - older.loadedAt >= LIST_MAX_AGE_MS;
  const first = (await loadPage(null, isOld)) ?? null;
  const firstPage = JSON.stringify(first?.nodes.map((node) => [node.databaseId, node.date, isListed(node)]) ?? []);
  if (!isOld && older.firstPage === firstPage) return older;
  return { ids: await paginateIds(loadPage, first), firstPage, loadedAt: Date.now() };
}
