import { UserError } from './errors';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

interface Edge<M> {
  cursor: string | null;
  node: M;
}

export interface Connection<M> {
  edges: Edge<M>[];
  nodes: M[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

const MAX_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 10;

const cursorOf = (id: number) => Buffer.from(`arrayconnection:${id}`).toString('base64');

function idOfCursor(cursor: string | null | undefined): number | null {
  if (!cursor) return null;
  const match = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString('utf8'));
  return match ? Number(match[1]) : null;
}

/** As in WPGraphQL: page one for an unknown cursor; `first: 0` gives the default without a next page. */
export function connection<E extends { id: number }, M>(
  all: readonly E[],
  args: PageArgs,
  toModel: (entity: E) => M,
): Connection<M> {
  const { first, last } = args;
  if (typeof first === 'number' && typeof last === 'number') {
    throw new UserError(
      'The `first` and `last` connection args cannot be used together. For forward pagination, use `first` &amp; `after`. For backward pagination, use `last` &amp; `before`.',
    );
  }
  if ((first ?? 0) < 0) throw new UserError('first must be a positive integer.');
  if ((last ?? 0) < 0) throw new UserError('last must be a positive integer.');
  const backward = typeof last === 'number';
  const amount = Math.min((backward ? last : first) || DEFAULT_PER_PAGE, MAX_PER_PAGE);
  const cursor = idOfCursor(backward ? args.before : args.after);
  const at = cursor === null ? -1 : all.findIndex(({ id }) => id === cursor);
  const pool = at < 0 ? all : backward ? all.slice(0, at) : all.slice(at + 1);
  const page = backward ? pool.slice(-amount) : pool.slice(0, amount);
  const more = pool.length > page.length && (backward ? last : first) !== 0;
  const has = { hasNextPage: backward ? at >= 0 : more, hasPreviousPage: backward ? more : at >= 0 };
  return onPage(
    page.map(toModel),
    has,
    page.map(({ id }) => cursorOf(id)),
  );
}

function onPage<M>(
  nodes: M[],
  has: { hasNextPage: boolean; hasPreviousPage: boolean },
  cursors: string[] = [],
): Connection<M> {
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? null })),
    pageInfo: { ...has, startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null },
  };
}

/** A connection of something without database ids (content types, roles): all of it on one page. */
export const plainConnection = <M>(nodes: M[]): Connection<M> =>
  onPage(nodes, { hasNextPage: false, hasPreviousPage: false });

/** WPGraphQL's one-to-one connections are an object around the node, and null when there is none. */
export const edgeTo = <M>(node: M | null): { node: M } | null => (node === null ? null : { node });
