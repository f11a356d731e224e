import {
  Kind,
  parse,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLFormattedError,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A field of a query that WordPress's schema lacks, as the response would name it. */
export interface MissingField {
  path: readonly string[];
  message: string;
}

export interface FittedQuery {
  query: DocumentNode;
  missing: readonly MissingField[];
}

const PARTS: readonly string[] = [Kind.FIELD, Kind.FRAGMENT_SPREAD, Kind.INLINE_FRAGMENT, Kind.FRAGMENT_DEFINITION];

const keyOf = ({ kind, loc }: ASTNode): string => `${kind}@${loc?.start}`;

/** Whether errors say that a query does not fit the schema: nothing was executed, and each names its place in the query. */
export const isUnfit = ({
  data,
  errors = [],
}: {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}): boolean => !data && errors.length > 0 && errors.every(({ locations, path }) => locations?.length && !path);

/** Returns the smallest part at an offset that can be left out: a field, a fragment, or one of several values in a list. */
function partAt(document: DocumentNode, offset: number): string | undefined {
  let part: string | undefined;
  visit(document, {
    enter(node, _key, parent) {
      if (!node.loc || offset < node.loc.start || offset >= node.loc.end) return false;
      const isListed = node.kind === Kind.ENUM && Array.isArray(parent) && parent.length > 1;
      if (isListed || PARTS.includes(node.kind)) part = keyOf(node);
      return undefined;
    },
  });
  return part;
}

function unfitParts(document: DocumentNode, text: string, errors: readonly GraphQLFormattedError[]) {
  const lines = text.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  const parts = new Map<string, string>();
  for (const { locations, message } of errors) {
    // An error about a variable names its definition first.
    const place = locations?.at(-1);
    const part = place && partAt(document, (starts[place.line - 1] ?? 0) + place.column - 1);
    if (part && !parts.has(part)) parts.set(part, message);
  }
  return parts;
}

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';

/** Returns a query without the parts that WordPress's schema lacks, by its errors; null when nothing fits. */
export function fitQuery(text: string, errors: readonly GraphQLFormattedError[]): FittedQuery | null {
  const sent = parse(text);
  const parts = unfitParts(sent, text, errors);
  if (parts.size === 0) return null;
  const missing: MissingField[] = [];
  const document = visit(sent, {
    EnumValue(node) {
      const message = parts.get(keyOf(node));
      if (message === undefined) return undefined;
      missing.push({ path: [node.value], message });
      return null;
    },
  });
  const definitions = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const fragments = new Map<string, FragmentDefinitionNode | null>();

  /** Returns the response names of the fields that a selection adds to its parent. */
  function namesIn(selection: SelectionNode | FragmentDefinitionNode | undefined): string[] {
    if (selection?.kind === Kind.FIELD) return [(selection.alias ?? selection.name).value];
    if (selection?.kind === Kind.FRAGMENT_SPREAD) return namesIn(definitions.get(selection.name.value));
    return selection?.selectionSet.selections.filter((one) => !isTypename(one)).flatMap(namesIn) ?? [];
  }

  const miss = (selection: SelectionNode | FragmentDefinitionNode, path: readonly string[], message: string): void =>
    void missing.push(...namesIn(selection).map((name) => ({ path: [...path, name], message })));

  function fitFragment(name: string, path: readonly string[]): FragmentDefinitionNode | null {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    const definition = definitions.get(name);
    const message = definition && parts.get(keyOf(definition));
    if (message) miss(definition, path, message);
    const selectionSet = message || !definition ? null : fitSet(definition.selectionSet, path);
    const fitted = definition && selectionSet ? { ...definition, selectionSet } : null;
    fragments.set(name, fitted);
    return fitted;
  }

  function fitSelection(selection: SelectionNode, path: readonly string[]): SelectionNode | null {
    const own = selection.kind === Kind.FIELD ? [...path, (selection.alias ?? selection.name).value] : path;
    const message = parts.get(keyOf(selection));
    if (message) {
      miss(selection, path, message);
      return null;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) return fitFragment(selection.name.value, path) && selection;
    if (!selection.selectionSet) return selection;
    const selectionSet = fitSet(selection.selectionSet, own);
    // The node itself is unknown then, not only a part of it.
    if (!selectionSet && path.length === 0) missing.push({ path: own, message: missing.at(-1)?.message ?? '' });
    return selectionSet && { ...selection, selectionSet };
  }

  function fitSet(set: SelectionSetNode, path: readonly string[]): SelectionSetNode | null {
    const selections = set.selections.map((one) => fitSelection(one, path)).filter((one) => one !== null);
    const isEmptied = selections.length < set.selections.length && selections.every(isTypename);
    return isEmptied ? null : { ...set, selections };
  }

  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const selectionSet = operation && fitSet(operation.selectionSet, []);
  if (!operation || !selectionSet) return null;
  const kept = [{ ...operation, selectionSet }, ...[...fragments.values()].filter((one) => one !== null)];
  return { query: withoutUnused({ ...document, definitions: kept }), missing };
}

function withoutUnused(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
    SelectionSet: () => false,
  });
}
