import { plainPath } from '../../platform/page-path';
import { pathOfUri } from '../url/path';

/** GraphQL's global ids, as in WPGraphQL's header and in the plugin's webhooks. */
const BASE64 = /^[A-Za-z0-9+/]+=*$/;
const NODE = /^([a-z_]+):[\w-]+$/;
/** Keys of every response (`graphql:Query`) and of the query itself, which no edit changes. */
const CONSTANT = /^(?:graphql:|operation:|[0-9a-f]{64}$)/;

/** Returns a node's id in readable form (`cG9zdDoy` → `post:2`), other keys unchanged. */
export function readableKey(raw: string): string {
  if (!BASE64.test(raw)) return raw;
  const text = Buffer.from(raw, 'base64').toString('utf8');
  return NODE.test(text) ? text : raw;
}

export function parseKeys(header: string): string[] {
  return header
    .split(/\s+/)
    .filter((key) => key !== '' && !CONSTANT.test(key))
    .map(readableKey);
}

/** Adds `skipped:<type>` for each type: WPGraphQL truncates its header, and writes that for the nodes left out. */
export function withSkipped(keys: readonly string[]): string[] {
  const types = keys.flatMap((key) => (/^(?:list|skipped|kind):/.test(key) ? [] : (NODE.exec(key)?.[1] ?? [])));
  return [...new Set([...keys, ...types.map((type) => `skipped:${type}`)])];
}

/** The groups of fields of each type; of lists their order, and which posts a term has (packages/plugin/docs/webhooks.md). */
const GROUPS = {
  post: ['name', 'excerpt', 'card', 'listed', 'tags', 'body'],
  term: ['name', 'address', 'posts', 'body'],
  user: ['name', 'body'],
  list: ['order', 'terms'],
} as const;

type GroupedType = keyof typeof GROUPS;
export type FieldGroup = (typeof GROUPS)[GroupedType][number];

const isGrouped = (type: string | undefined): type is GroupedType => type !== undefined && type in GROUPS;
const GROUPED = /^(?:(\w+):)??((?:skipped:)?(post|term|user|list)(?::.+)?)$/;

export const groupKey = (group: FieldGroup, key: string): string => `${group}:${key}`;

/** Returns what a changed key invalidates: of a node all its groups, of a group what does not record groups. */
export const withGroups = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const [, group, whole = key, type] = GROUPED.exec(key) ?? [];
    // Few responses have tags: these depend on the group themselves.
    if (group !== undefined) return group === 'tags' ? [key] : [key, whole];
    return isGrouped(type) ? [key, ...GROUPS[type].map((one) => groupKey(one, key))] : [key];
  });

/** Returns each address as a key. Leaves out what is no path. */
export function addressKeys(uris: readonly (string | null | undefined)[]): string[] {
  return [...new Set(uris.flatMap((uri) => pathOfUri(uri) ?? []).map((path) => `uri:${plainPath(path)}`))];
}
