import { type DefinitionNode, parse, print, visit } from 'graphql';

/** A type's members by name, each as SDL: what the type is, what it implements, its fields, values or members. */
type Members = Map<string, string>;

export type TypeDifference = {
  type: string;
  missing: string[];
  extra: string[];
};

function membersOf(node: DefinitionNode): Members {
  const members: Members = new Map([['', node.kind]]);
  const add = (name: string, text = name): void => void members.set(name, text);
  if ('interfaces' in node) for (const type of node.interfaces ?? []) add(`implements ${type.name.value}`);
  if ('types' in node) for (const type of node.types ?? []) add(`= ${type.name.value}`);
  if ('values' in node) for (const value of node.values ?? []) add(value.name.value, print(value));
  if ('fields' in node) {
    for (const field of node.fields ?? []) {
      const args =
        'arguments' in field ? (field.arguments ?? []).toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1)) : [];
      add(field.name.value, print('arguments' in field ? { ...field, arguments: args } : field));
    }
  }
  return members;
}

export function typesByName(sdl: string): Map<string, Members> {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  });
  return new Map(
    document.definitions.flatMap((node) =>
      'name' in node && node.name ? [[node.name.value, membersOf(node)] as const] : [],
    ),
  );
}

const onlyIn = (one: Members | undefined, other: Members | undefined): string[] =>
  [...(one ?? [])].filter(([name, text]) => other?.get(name) !== text).map(([, text]) => text);

/** Compares two schemas type by type. A type that one does not have is a difference with all that it has. */
export function compareTypes(expected: string, actual: string): { total: number; different: TypeDifference[] } {
  const [left, right] = [typesByName(expected), typesByName(actual)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const different = names
    .map((type) => ({
      type,
      missing: onlyIn(left.get(type), right.get(type)),
      extra: onlyIn(right.get(type), left.get(type)),
    }))
    .filter(({ missing, extra }) => missing.length + extra.length > 0);
  return { total: names.length, different };
}

/** Differences for reading: a line for each type, and below it what is missing (-) and what is too much (+). */
export const describeDifferences = (different: readonly TypeDifference[]): string =>
  different
    .flatMap(({ type, missing, extra }) => [
      type,
      ...missing.map((text) => `  - ${text}`),
      ...extra.map((text) => `  + ${text}`),
    ])
    .join('\n');
