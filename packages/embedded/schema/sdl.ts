import { type DocumentNode, type GraphQLSchema, Kind, parse, print } from 'graphql';

/**
 * Collects the model's types and extensions as SDL. Of two types with a name the first wins, as in WPGraphQL's
 * registry.
 */
export class Additions {
  private readonly texts: string[] = [];
  private readonly defined = new Set<string>();

  /** With `onlyNames`, types of the schema are defined as well: to learn what the model brings (see subtract.ts). */
  constructor(
    readonly schema: GraphQLSchema,
    private readonly onlyNames = false,
  ) {}

  has(name: string): boolean {
    return this.defined.has(name) || (!this.onlyNames && this.schema.getType(name) !== undefined);
  }

  hasField(typeName: string, field: string): boolean {
    const type = this.schema.getType(typeName);
    return !this.onlyNames && type !== undefined && 'getFields' in type && field in type.getFields();
  }

  define(
    kind: 'type' | 'interface' | 'input' | 'enum',
    name: string,
    lines: Iterable<string>,
    implemented: readonly string[] = [],
  ): void {
    if (this.has(name)) return;
    this.defined.add(name);
    const interfaces = implemented.length > 0 ? ` implements ${implemented.join(' & ')}` : '';
    this.texts.push(`${kind} ${name}${interfaces} {\n${[...lines].join('\n')}\n}`);
  }

  extend(text: string): void {
    this.texts.push(`extend ${text}`);
  }

  document(): DocumentNode {
    return this.texts.length > 0
      ? parse(this.texts.join('\n\n'), { noLocation: true })
      : { kind: Kind.DOCUMENT, definitions: [] };
  }
}

/** The fields of a type of the schema by name, as SDL. An unknown type is an error: the base lacks what WPGraphQL has. */
export function fieldsOf(schema: GraphQLSchema, typeName: string): Map<string, string> {
  const type = schema.getType(typeName);
  if (!type || !('getFields' in type)) throw new Error(`The base schema has no type ${typeName} with fields.`);
  const lines = new Map<string, string>();
  for (const field of Object.values(type.getFields())) {
    if (field.astNode) lines.set(field.name, print(field.astNode));
  }
  return lines;
}

/** Returns the deprecation that WPGraphQL gives a field, verbatim, from a built-in type's field of the same kind. */
export function deprecationOf(schema: GraphQLSchema, type: string, field: string): string {
  return (
    fieldsOf(schema, type)
      .get(field)
      ?.match(/@deprecated\(.*\)$/s)?.[0] ?? ''
  );
}

export function withInherited(schema: GraphQLSchema, names: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    const type = schema.getType(name);
    if (type && 'getInterfaces' in type) for (const parent of type.getInterfaces()) add(parent.name);
  };
  for (const name of names) add(name);
  return [...all];
}

interface Mutation {
  /** `createFacility`. */
  name: string;
  input: string[];
  payload: string[];
}

/** Defines a mutation with its input and payload, in Relay's form, as WPGraphQL does. */
export function mutation(sdl: Additions, { name, input, payload }: Mutation): void {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  sdl.define('input', `${type}Input`, ['clientMutationId: String', ...input]);
  sdl.define('type', `${type}Payload`, ['clientMutationId: String', ...payload]);
  sdl.extend(`type RootMutation { ${name}(input: ${type}Input!): ${type}Payload }`);
}
