import type { Additions } from './sdl';

/** How WPGraphQL pages a list. */
export const PAGING = 'first: Int, last: Int, after: String, before: String';

const PAGE_INFO = ['endCursor: String', 'hasNextPage: Boolean!', 'hasPreviousPage: Boolean!', 'startCursor: String'];

interface Connection {
  name: string;
  to: string;
  /** The fields of its `where`, if it has one. */
  where?: Iterable<string>;
}

function connectionInterfaces(sdl: Additions, to: string): void {
  sdl.define('interface', `${to}ConnectionPageInfo`, PAGE_INFO, ['WPPageInfo', 'PageInfo']);
  sdl.define('interface', `${to}ConnectionEdge`, ['cursor: String', `node: ${to}!`], ['Edge']);
}

/** Defines a connection of many; returns what follows the field's name. */
export function toMany(sdl: Additions, { name, to, where }: Connection): string {
  if (where) sdl.define('input', `${name}WhereArgs`, where);
  connectionInterfaces(sdl, to);
  const shared = [`edges: [${to}ConnectionEdge!]!`, `nodes: [${to}!]!`, `pageInfo: ${to}ConnectionPageInfo!`];
  sdl.define('interface', `${to}Connection`, shared, ['Connection']);
  sdl.define('type', `${name}PageInfo`, PAGE_INFO, [`${to}ConnectionPageInfo`, 'WPPageInfo', 'PageInfo']);
  sdl.define('type', `${name}Edge`, ['cursor: String', `node: ${to}!`], [`${to}ConnectionEdge`, 'Edge']);
  sdl.define(
    'type',
    name,
    [`edges: [${name}Edge!]!`, `nodes: [${to}!]!`, `pageInfo: ${name}PageInfo!`],
    [`${to}Connection`, 'Connection'],
  );
  return `(${PAGING}${where ? `, where: ${name}WhereArgs` : ''}): ${name}`;
}

/** Defines a connection of one, which is an edge; returns what follows the field's name. */
export function toOne(sdl: Additions, { name, to }: Connection): string {
  connectionInterfaces(sdl, to);
  sdl.define(
    'type',
    `${name}Edge`,
    ['cursor: String', `node: ${to}!`],
    ['OneToOneConnection', 'Edge', `${to}ConnectionEdge`],
  );
  return `: ${name}Edge`;
}
