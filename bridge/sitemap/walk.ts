import { UpstreamError } from '../page/upstream-error';

/** Of a hundred each; what says "next page" for longer than this runs in a circle. */
const MOST_PAGES = 500;

interface Connection<Node> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  nodes: readonly (Node | null)[];
}

/**
 * All nodes of a connection, one request after the other.
 * In: what asks for the nodes after a cursor.
 * @throws UpstreamError when WordPress fails, or never comes to an end: half a list would say that the rest is gone.
 */
export async function walk<Node>(ask: (after: string | null) => Promise<Connection<Node> | null | undefined>): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each request needs the cursor of the one before
    const connection: Connection<Node> | null | undefined = await ask(after);
    if (!connection) throw new UpstreamError('a list without an answer');
    nodes.push(...connection.nodes.filter((node) => node !== null));
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (!hasNextPage) return nodes;
    // An unknown cursor silently means the first page again.
    if (!endCursor || endCursor === after) break;
    after = endCursor;
  }
  throw new UpstreamError('a list that never ends');
}
