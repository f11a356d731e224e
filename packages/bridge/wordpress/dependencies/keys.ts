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

/** Returns the keys in a header, without those of every response. */
export function parseKeys(header: string): string[] {
  return header
    .split(/\s+/)
    .filter((key) => key !== '' && !CONSTANT.test(key))
    .map(readableKey);
}

/**
 * Returns the keys and `skipped:<type>` for each type among them. WPGraphQL truncates its header at about 4,000 bytes and
 * writes `skipped:post` for the posts left out, so an edit of a post invalidates every page with that key.
 */
export function withSkipped(keys: readonly string[]): string[] {
  const types = keys.flatMap((key) => (/^(?:list|skipped|kind):/.test(key) ? [] : (NODE.exec(key)?.[1] ?? [])));
  return [...new Set([...keys, ...types.map((type) => `skipped:${type}`)])];
}

/** The groups of fields of each type of node; of lists their order, and which posts a term has (packages/plugin/docs/webhooks.md). */
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

/**
 * Returns the keys that a changed key invalidates: a node's is that of all its groups, and a group's that of responses
 * whose groups are not recorded.
 */
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
