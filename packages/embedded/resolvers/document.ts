import { createHash } from 'node:crypto';
import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Facts about a query before it runs. */
export interface DocumentFacts {
  /** WPGraphQL's id of a query: the hash of its normal form, which webonyx prints. */
  id: string;
  /** `list:post` … for every list requested at the root. */
  lists: string[];
}

const known = new WeakMap<DocumentNode, DocumentFacts>();

/** Returns facts about a parsed query, computed once (yoga caches parsed queries). */
export function factsOf(document: DocumentNode, schema: GraphQLSchema): DocumentFacts {
  const found = known.get(document);
  if (found) return found;
  const facts = {
    id: createHash('sha256')
      .update(`${printed(document)}\n`)
      .digest('hex'),
    lists: listsOf(document, schema),
  };
  known.set(document, facts);
  return facts;
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
export function chosenOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations.at(-1);
}
