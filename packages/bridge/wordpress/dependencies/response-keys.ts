import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';

import { theme } from '../theme';
import { groupKey, parseKeys, withGroups } from './keys';
import { nodesIn } from './read-nodes';

type Variables = Readonly<Record<string, unknown>>;

export interface KeyedResponse {
  /** The header `x-graphql-keys`; null when this WordPress sends none. */
  header: string | null;
  query: DocumentNode;
  variables: Variables;
  data: unknown;
}

const OTHER_LISTS = ['Comment', 'User', 'Menu', 'MenuItem'];

/** Returns the key that changes when a node is added to a root list or removed; null for a list of several types. */
function listKey({ name }: FieldNode): string | null {
  const { fieldTypes, possibleTypes } = theme();
  const [, type = ''] = /^RootQueryTo(\w+)Connection$/.exec(fieldTypes.query?.[name.value] ?? '') ?? [];
  const isOne = [possibleTypes.ContentNode, possibleTypes.TermNode, OTHER_LISTS].some((types) => types?.includes(type));
  return isOne ? `list:${type.toLowerCase()}` : null;
}

/** Whether a selection is included. True when unknown (a variable is missing): a needless render is better than a stale page. */
function isIncluded(node: Parameters<typeof getDirectiveValues>[1], variables: Variables): boolean {
  try {
    const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
    return skip?.if !== true && include?.if !== false;
  } catch {
    return true;
  }
}

function rootFields(document: DocumentNode, set: SelectionSetNode, variables: Variables): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (!isIncluded(selection, variables)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet, variables);
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet, variables) : [];
  });
}

/** Whether a list is queried by ids, `contentNodes(where: { in: $ids })`: new nodes of its types do not change it. */
function isByIds(field: FieldNode): boolean {
  const where = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  return where?.kind === Kind.OBJECT && where.fields.some(({ name }) => name.value === 'in');
}

const isList = ({ selectionSet }: FieldNode): boolean =>
  (selectionSet?.selections ?? []).some(
    (one) => one.kind === Kind.FIELD && (one.name.value === 'nodes' || one.name.value === 'edges'),
  );

/** Whether a field is a user: `author { node { … } }`, but not a byline's author, which is a list of contributors. */
function isUserField({ name, selectionSet }: FieldNode): boolean {
  if (name.value === 'user' || name.value === 'users') return true;
  return (
    name.value === 'author' &&
    (selectionSet?.selections ?? []).some((one) => one.kind === Kind.FIELD && one.name.value === 'node')
  );
}

function fieldFinder(isIt: (field: FieldNode) => boolean): (query: DocumentNode) => boolean {
  const known = new WeakMap<DocumentNode, boolean>();
  return (query) => {
    let found = known.get(query);
    if (found === undefined) {
      found = false;
      visit(query, { Field: (field) => void (found ||= isIt(field)) });
      known.set(query, found);
    }
    return found;
  };
}

const queriesUsers = fieldFinder(isUserField);
const queriesTags = fieldFinder(({ name }) => name.value === 'tags' || name.value === 'terms');

const USER_KEY = /^(?:skipped:)?user(?::|$)/;

function rootLists({ query, variables }: KeyedResponse): FieldNode[] {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const roots = operation ? rootFields(query, operation.selectionSet, variables) : [];
  return roots.filter((field) => isList(field) && !isByIds(field));
}

function hasFilter(field: FieldNode): boolean {
  const where = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  return (
    where !== undefined &&
    !(where.kind === Kind.OBJECT && where.fields.every(({ name }) => name.value === 'hasPassword'))
  );
}

/** Returns the `list:` keys of the lists that were queried; null for all. */
function queriedLists(response: KeyedResponse): ReadonlySet<string> | null {
  const keys = rootLists(response).map(listKey);
  const known = keys.filter((key) => key !== null);
  return known.length === keys.length ? new Set(known) : null;
}

/** Returns the keys that a response depends on: WPGraphQL also sends keys of all lists, of skipped fields, and of authors. */
export function responseKeys(response: KeyedResponse): string[] {
  if (response.header === null) return ['*'];
  const lists = queriedLists(response);
  const withUsers = queriesUsers(response.query);
  const keys = parseKeys(response.header).filter((key) => {
    if (key.startsWith('list:')) return lists === null || lists.has(key);
    return withUsers || !USER_KEY.test(key);
  });
  return queriesTags(response.query) ? keys.flatMap(withTags) : keys;
}

const withTags = (key: string): string[] =>
  /^(?:skipped:)?post(?::|$)/.test(key) ? [key, groupKey('tags', key)] : [key];

/** Returns what a template's response depends on, without its nodes: they count when they are read (read-nodes.ts). */
export function templateKeys(response: KeyedResponse): string[] {
  const recorded = nodesIn(response.data);
  const isFiltered = rootLists(response).some(hasFilter);
  const others = responseKeys(response).filter((key) => !recorded.has(key) && !USER_KEY.test(key));
  // What no node of the data has is no body. Lists of a template are of no term, unless they are filtered.
  return others.flatMap((key) => {
    if (key.startsWith('skipped:')) return withGroups([key]).filter((one) => one !== key && !one.startsWith('body:'));
    return key.startsWith('list:') && !isFiltered ? [groupKey('order', key)] : [key];
  });
}
