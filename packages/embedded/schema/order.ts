import { type DefinitionNode, type GraphQLSchema, isAbstractType, Kind, parse, print } from 'graphql';

interface Named {
  readonly name: { readonly value: string };
}

/** Sorts by the position in an earlier list; new items come after, in their own order. */
function inOrderOf<T>(items: readonly T[], earlier: readonly string[], nameOf: (item: T) => string): T[] {
  const places = new Map(earlier.map((name, place) => [name, place]));
  const placeOf = (item: T): number => places.get(nameOf(item)) ?? earlier.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const named = (item: Named): string => item.name.value;
const byName = <T extends Named>(items: readonly T[] | undefined): T[] =>
  (items ?? []).toSorted((a, b) => (named(a) < named(b) ? -1 : 1));
const namesIn = (items: readonly Named[] | undefined): string[] => (items ?? []).map(named);

function orderMembers(node: DefinitionNode, earlier: DefinitionNode | undefined): DefinitionNode {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const known = earlier && 'interfaces' in earlier ? namesIn(earlier.interfaces) : [];
      return { ...node, fields: byName(node.fields), interfaces: inOrderOf(node.interfaces ?? [], known, named) };
    }
    case Kind.UNION_TYPE_DEFINITION:
      return {
        ...node,
        types: inOrderOf(node.types ?? [], earlier && 'types' in earlier ? namesIn(earlier.types) : [], named),
      };
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...node, fields: byName(node.fields) };
    case Kind.ENUM_TYPE_DEFINITION:
      return { ...node, values: byName(node.values) };
    default:
      return node;
  }
}

const nameOf = (node: DefinitionNode): string => ('name' in node && node.name ? node.name.value : node.kind);

/** A schema in the order of an earlier one, so that a file in version control changes where the schema does. */
export function keepOrder(sdl: string, earlier: string): string {
  const before = earlier.trim() ? parse(earlier, { noLocation: true }).definitions : [];
  const known = new Map(before.map((node) => [nameOf(node), node]));
  const document = parse(sdl, { noLocation: true });
  const definitions = inOrderOf(document.definitions, [...known.keys()], nameOf).map((node) =>
    orderMembers(node, known.get(nameOf(node))),
  );
  return print({ ...document, definitions });
}

/**
 * Returns the types that each interface and union can be, in an earlier order: what Faust's CLI writes to
 * possibleTypes.json, for Apollo's cache.
 */
export function possibleTypesOf(schema: GraphQLSchema, earlier: Record<string, string[]>): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    inOrderOf(abstract, Object.keys(earlier), ({ name }) => name).map((type) => [
      type.name,
      inOrderOf(
        schema.getPossibleTypes(type).map(({ name }) => name),
        earlier[type.name] ?? [],
        (name) => name,
      ),
    ]),
  );
}
