import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, Kind, visit } from 'graphql';

import { keysIn } from './keys';

import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

export interface Answer {
  /** The header `x-graphql-keys`; null: this WordPress sends none. */
  header: string | null;
  query: DocumentNode;
  variables: Variables;
  data: unknown;
}

/** Root lists of one type, and the key that tells of their comings and goings. `contentNodes` has those of all types. */
const LIST_OF: Record<string, string> = {
  posts: 'list:post',
  pages: 'list:page',
  facilities: 'list:facility',
  contributors: 'list:contributor',
  reviews: 'list:review',
  comments: 'list:comment',
  categories: 'list:category',
  tags: 'list:tag',
  treatmentTopics: 'list:treatmenttopic',
  users: 'list:user',
  mediaItems: 'list:mediaitem',
  menus: 'list:menu',
  menuItems: 'list:menuitem',
};

/** Who can't tell (a variable is missing) takes it for asked: a page made too often is better than an old one. */
function isAsked(node: Parameters<typeof getDirectiveValues>[1], variables: Variables): boolean {
  try {
    const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
    return skip?.if !== true && include?.if !== false;
  } catch {
    return true;
  }
}

/** Fields at the root that were asked for with these variables, those of fragments too. */
function rootFields(document: DocumentNode, set: SelectionSetNode, variables: Variables): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (!isAsked(selection, variables)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet, variables);
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet, variables) : [];
  });
}

/** `contentNodes(where: { in: $ids })`: which nodes these are is settled, whatever comes to the lists of their types. */
function isByIds(field: FieldNode): boolean {
  const where = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  return where?.kind === Kind.OBJECT && where.fields.some(({ name }) => name.value === 'in');
}

const isList = ({ selectionSet }: FieldNode): boolean =>
  (selectionSet?.selections ?? []).some(
    (one) => one.kind === Kind.FIELD && (one.name.value === 'nodes' || one.name.value === 'edges'),
  );

/** `author { node { … } }`: not a byline's author, who is a contributor and a list. */
function isUserField({ name, selectionSet }: FieldNode): boolean {
  if (name.value === 'user' || name.value === 'users') return true;
  return (
    name.value === 'author' &&
    (selectionSet?.selections ?? []).some((one) => one.kind === Kind.FIELD && one.name.value === 'node')
  );
}

const askingUsers = new WeakMap<DocumentNode, boolean>();

function asksForUsers(query: DocumentNode): boolean {
  const known = askingUsers.get(query);
  if (known !== undefined) return known;
  let found = false;
  visit(query, { Field: (field) => void (found ||= isUserField(field)) });
  askingUsers.set(query, found);
  return found;
}

/** An author's own address: its seed is the user. */
function isOfUser(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).some(
      (node: unknown) =>
        typeof node === 'object' && node !== null && '__typename' in node && node.__typename === 'User',
    )
  );
}

/** Which `list:` keys tell of something that was asked for; null for all. */
function listsAsked({ query, variables }: Answer): ReadonlySet<string | undefined> | null {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const roots = operation ? rootFields(query, operation.selectionSet, variables) : [];
  const lists = roots.filter((field) => isList(field) && !isByIds(field));
  if (lists.some(({ name }) => !(name.value in LIST_OF))) return null;
  return new Set(lists.map(({ name }) => LIST_OF[name.value]));
}

/**
 * The keys of an answer: what it was made of. WPGraphQL writes more than that, which would renew pages that no edit changes:
 * `list:` keys of every type for nodes that were asked for by their ids, those of fields that were left out (`@skip`), and the
 * author of every node that it looked up by address.
 */
export function keysOfAnswer(answer: Answer): string[] {
  if (answer.header === null) return ['*'];
  const lists = listsAsked(answer);
  const withUsers = asksForUsers(answer.query) || isOfUser(answer.data);
  return keysIn(answer.header).filter((key) => {
    if (key.startsWith('list:')) return lists === null || lists.has(key);
    return withUsers || !/^(?:skipped:)?user(?::|$)/.test(key);
  });
}
