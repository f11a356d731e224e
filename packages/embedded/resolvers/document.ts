import { createHash } from 'node:crypto';
import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

export interface ReadDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
  /** WPGraphQL's id of a query: the hash of its normal form, which webonyx prints. */
  id: string;
  /** `list:post` … for every list requested at the root. */
  lists: string[];
}

/** Parses and validates a query. @throws GraphQLError where it cannot be parsed */
export function readDocument(query: string, schema: GraphQLSchema): ReadDocument {
  const document = parse(query);
  const id = createHash('sha256')
    .update(`${printed(document)}\n`)
    .digest('hex');
  return { document, errors: validate(schema, document), id, lists: listsOf(document, schema) };
}

/** As webonyx prints: like graphql-js, but with spaces inside the braces of object values. */
function printed(document: DocumentNode): string {
  const spaced = visit(document, {
    ObjectValue: {
      leave: ({ fields }) => ({
        kind: Kind.ENUM,
        value: `{ ${fields.map(({ name, value }) => `${name.value}: ${print(value)}`).join(', ')} }`,
      }),
    },
  });
  return print(spaced);
}

/** A list of an interface counts for every type behind it. */
function listsOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const types = new TypeInfo(schema);
  const lists = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const connection = getNamedType(types.getType());
        if (
          types.getParentType()?.name !== 'RootQuery' ||
          !isObjectType(connection) ||
          !connection.name.endsWith('Connection')
        )
          return;
        const node = getNamedType(connection.getFields().nodes?.type);
        const behind = isAbstractType(node) ? schema.getPossibleTypes(node) : isObjectType(node) ? [node] : [];
        for (const { name } of behind) lists.add(`list:${name.toLowerCase()}`);
      },
    }),
  );
  return [...lists];
}

/** The operation to run: the named one, or the last of several, as WPGraphQL does. */
export function chosenOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations.at(-1);
}
