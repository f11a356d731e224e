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

/** The groups of fields of each type of node, beside its name; of lists, whether they are of a term (docs/webhooks.md). */
const GROUPS = {
  post: ['excerpt', 'card', 'body'],
  term: ['address', 'posts', 'body'],
  user: ['body'],
  list: ['terms'],
} as const;

export type FieldGroup = (typeof GROUPS)[keyof typeof GROUPS][number];

/** Returns the key of a group of a node's fields. */
export const groupKey = (group: FieldGroup, key: string): string => `${group}:${key}`;

const isGrouped = (type: string | undefined): type is keyof typeof GROUPS => type !== undefined && type in GROUPS;

/** Returns the keys and those of all groups of fields. */
export const withGroups = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const [, type] = /^(?:skipped:)?(post|term|user|list)(?::\w|$)/.exec(key) ?? [];
    const groups = isGrouped(type) ? GROUPS[type] : [];
    return [key, ...groups.map((group) => groupKey(group, key))];
  });

/** Returns each address as a key. Leaves out what is no path. */
export function addressKeys(uris: readonly (string | null | undefined)[]): string[] {
  return [...new Set(uris.flatMap((uri) => pathOfUri(uri) ?? []).map((path) => `uri:${plainPath(path)}`))];
}
