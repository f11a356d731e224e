import { plainPath } from '../../platform/page-path';
import { pathOfUri } from '../url/path';

/** GraphQL's global ids, which stand as they are in WPGraphQL's header and in the plugin's notices. */
const BASE64 = /^[A-Za-z0-9+/]+=*$/;
const NODE = /^([a-z_]+):[\w-]+$/;
/** Of every answer (`graphql:Query`), or of the question: nothing that changes. */
const OF_NO_NODE = /^(?:graphql:|operation:|[0-9a-f]{64}$)/;

/** `cG9zdDoy` → `post:2`; what is no node's id stays as it is. */
export function readableKey(raw: string): string {
  if (!BASE64.test(raw)) return raw;
  const text = Buffer.from(raw, 'base64').toString('utf8');
  return NODE.test(text) ? text : raw;
}

/** The keys in a header; those of every answer are left out. */
export function keysIn(header: string): string[] {
  return header
    .split(/\s+/)
    .filter((key) => key !== '' && !OF_NO_NODE.test(key))
    .map(readableKey);
}

/**
 * A header is cut at some 4,000 bytes, and `skipped:post` then stands for all posts that are not named: so whatever
 * concerns a post concerns every page whose keys were cut there, said or not.
 */
export function withSkipped(keys: readonly string[]): string[] {
  const types = keys.flatMap((key) => (/^(?:list|skipped|kind):/.test(key) ? [] : (NODE.exec(key)?.[1] ?? [])));
  return [...new Set([...keys, ...types.map((type) => `skipped:${type}`)])];
}

/** An address as a key; none for what is no path. */
export function addressKeys(uris: readonly (string | null | undefined)[]): string[] {
  return [...new Set(uris.flatMap((uri) => pathOfUri(uri) ?? []).map((path) => `uri:${plainPath(path)}`))];
}
