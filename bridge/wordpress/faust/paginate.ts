import { UpstreamError } from '../../platform/upstream-error';

/** A list of WPGraphQL, which gives no more than a hundred nodes at once. */
export interface Connection<Node> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  nodes: readonly (Node | null)[];
}

/** What follows a node in a list's end; null where that does not hold the node, so that something may lie between. */
export function restOf<Node extends { databaseId: number }>(
  end: readonly Node[] | undefined,
  node: Node | undefined,
): Node[] | null {
  const at = node && end ? end.findIndex(({ databaseId }) => databaseId === node.databaseId) : -1;
  return end && at >= 0 ? end.slice(at + 1) : null;
}

export interface PaginateOptions {
  /** Requests at most, of a hundred nodes each. */
  most: number;
  /** What is longer is given as far as it was walked; without this it is a failure. */
  cut?: boolean;
  /** The cursor after which it goes on; the list's beginning without one. */
  from?: string | null;
}

/**
 * All nodes of a connection, one request after the other.
 * In: what asks for the nodes after a cursor.
 * @throws UpstreamError when WordPress fails, or runs in a circle: half a list would say that the rest is gone.
 */
export async function paginate<Node>(
  ask: (after: string | null) => Promise<Connection<Node> | null | undefined>,
  { most, cut = false, from = null }: PaginateOptions,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after = from;
  for (let request = 0; request < most; request += 1) {
    const connection: Connection<Node> | null | undefined = await ask(after);
    if (!connection) throw new UpstreamError('a list without an answer');
    nodes.push(...connection.nodes.filter((node) => node !== null));
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (!hasNextPage) return nodes;
    // An unknown cursor silently means the first page again.
    if (!endCursor || endCursor === after) throw new UpstreamError('a list that never ends');
    after = endCursor;
  }
  if (cut) return nodes;
  throw new UpstreamError('a list that never ends');
}
