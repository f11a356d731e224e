import possibleTypes from '@/possibleTypes.json';

import { groupKey } from './keys';
import { addKeys } from './track';

import type { FieldGroup } from './keys';

/** The type in the keys of each GraphQL type. */
const KEY_TYPES: ReadonlyMap<unknown, string> = new Map([
  ...possibleTypes.ContentNode.map((name) => [name, 'post'] as const),
  ...possibleTypes.TermNode.map((name) => [name, 'term'] as const),
  ['User', 'user'],
  ['Comment', 'comment'],
]);

const IDENTITY = new Set(['__typename', 'id', 'databaseId']);

/** The group of each field, as the plugin compares them (Card.php, TermDifference.php); null for what links show. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, FieldGroup | null>>>> = {
  post: {
    title: null,
    uri: null,
    slug: null,
    contentTypeName: null,
    excerpt: 'excerpt',
    altText: 'excerpt',
    isRestricted: 'card',
    date: 'card',
    menuOrder: 'card',
    featuredImage: 'card',
    categories: 'card',
    contributorProfile: 'card',
    facilityDetails: 'card',
    reviewDetails: 'card',
    sourceUrl: 'card',
    mediaDetails: 'card',
  },
  user: { name: null, uri: null, slug: null, url: null },
  term: { name: null, uri: 'address', slug: 'address', posts: 'posts', contentNodes: 'posts' },
};

/** Returns the keys of a page that shows a field of a node. Fields without a group are of the body. */
function keysOf(key: string, field: string): string[] {
  const groups = GROUPS[key.replace(/:.*/, '')];
  const group = groups && (field in groups ? groups[field] : 'body');
  return group ? [key, groupKey(group, key)] : [key];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the key of a node; null for what is none, or was queried without databaseId. */
function nodeKey({ __typename: type, databaseId }: Record<string, unknown>): string | null {
  const keyType = KEY_TYPES.get(type);
  return keyType && databaseId ? `${keyType}:${String(databaseId)}` : null;
}

/** Returns the keys of the nodes in page data. */
export function nodesIn(data: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(data)) return found;
  const key = Array.isArray(data) ? null : nodeKey(data);
  if (key) found.add(key);
  for (const value of Object.values(data)) nodesIn(value, found);
  return found;
}

/**
 * Returns page data that records which nodes are read: the page then depends on these, and of each on the groups of fields
 * that are read.
 */
export function recordReads(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(recordReads);
  if (!isObject(data)) return data;
  const key = nodeKey(data);
  const copy = {};
  for (const [name, value] of Object.entries(data)) {
    const copied = recordReads(value);
    if (key === null || IDENTITY.has(name)) Object.defineProperty(copy, name, { value: copied, enumerable: true });
    else {
      const keys = keysOf(key, name);
      Object.defineProperty(copy, name, {
        enumerable: true,
        get() {
          addKeys(keys);
          return copied;
        },
      });
    }
  }
  return copy;
}
