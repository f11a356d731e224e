import { withoutPrefix } from '@footbridge/shared/schema-names';

import { theme, type Theme } from '../theme';
import { groupKey, type FieldGroup } from './keys';
import { addKeys } from './track';

let keyTypes: ReadonlyMap<unknown, string> | undefined;

function keyTypesOf({ ContentNode = [], TermNode = [] }: Theme['possibleTypes']): ReadonlyMap<unknown, string> {
  return new Map([
    ...ContentNode.map((name) => [name, 'post'] as const),
    ...TermNode.map((name) => [name, 'term'] as const),
    ['User', 'user'],
    ['Comment', 'comment'],
  ]);
}

const IDENTITY = new Set(['__typename', 'id', 'databaseId']);

/** The group of each field, as the plugin compares them (Card.php, TermDifference.php). All others are of the body. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, FieldGroup>>>> = {
  post: {
    tags: 'tags',
    title: 'name',
    uri: 'name',
    slug: 'name',
    contentTypeName: 'name',
    excerpt: 'excerpt',
    altText: 'excerpt',
    isRestricted: 'listed',
    listing: 'listed',
    grouping: 'listed',
    date: 'card',
    menuOrder: 'card',
    featuredImage: 'card',
    categories: 'card',
    sourceUrl: 'card',
    mediaDetails: 'card',
  },
  user: { name: 'name', uri: 'name', slug: 'name', url: 'name' },
  term: { name: 'name', uri: 'address', slug: 'address', posts: 'posts', contentNodes: 'posts' },
};

/** Types of which lists show no field of a field group, as in Card.php. */
const WITHOUT_FIELDS: readonly unknown[] = ['Post', 'Page', 'MediaItem'];
const OF_GROUP = /^WithAcf(?!OptionsPage)(\w)(\w*)$/;

let fieldGroups: ReadonlySet<string> | undefined;

const fieldGroupsOf = (possibleTypes: Theme['possibleTypes']): ReadonlySet<string> =>
  new Set(
    Object.keys(possibleTypes).flatMap((name) => {
      const [, first = '', rest = ''] = OF_GROUP.exec(name) ?? [];
      return first ? withoutPrefix(first.toLowerCase() + rest) : [];
    }),
  );

/** Returns the key of a page that shows a field of a node. Comments have no groups. */
function keyOf(node: string, type: unknown, field: string): string {
  const groups = GROUPS[node.replace(/:.*/, '')];
  if (!groups) return node;
  fieldGroups ??= fieldGroupsOf(theme().possibleTypes);
  const isShown = groups === GROUPS.post && !WITHOUT_FIELDS.includes(type) && fieldGroups.has(withoutPrefix(field));
  return groupKey(groups[field] ?? (isShown ? 'card' : 'body'), node);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nodeKey({ __typename: type, databaseId }: Record<string, unknown>): string | null {
  if (type === 'GeneralSettings') return 'setting_group:general';
  keyTypes ??= keyTypesOf(theme().possibleTypes);
  const keyType = keyTypes.get(type);
  return keyType && databaseId ? `${keyType}:${String(databaseId)}` : null;
}

export function nodesIn(data: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(data)) return found;
  const key = Array.isArray(data) ? null : nodeKey(data);
  if (key) found.add(key);
  for (const value of Object.values(data)) nodesIn(value, found);
  return found;
}

/** Returns page data that records what is read of nodes: the page then depends on these groups of fields. */
export function recordReads(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(recordReads);
  if (!isObject(data)) return data;
  const key = nodeKey(data);
  const copy = {};
  for (const [name, value] of Object.entries(data)) {
    const copied = recordReads(value);
    if (key === null || IDENTITY.has(name)) Object.defineProperty(copy, name, { value: copied, enumerable: true });
    else {
      const read = keyOf(key, data.__typename, name);
      Object.defineProperty(copy, name, {
        enumerable: true,
        get() {
          addKeys([read]);
          return copied;
        },
      });
    }
  }
  return copy;
}
