import { type DocumentNode, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * By type, by field: the field's type in GraphQL's notation (`[Post!]`). The root types are called `query` and
 * `mutation`.
 */
export type FieldTypes = Record<string, Record<string, string>>;

const sorted = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns the type of every field in the queries, so that a response can be validated without the whole schema. Leaves
 * out what does not fit the schema: queries.ts reports it.
 */
export function fieldTypesOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): FieldTypes {
  const types: FieldTypes = {};
  const info = new TypeInfo(schema);
  const roots = new Map([
    [schema.getQueryType()?.name, 'query'],
    [schema.getMutationType()?.name, 'mutation'],
  ]);
  const visitor = visitWithTypeInfo(info, {
    Field({ name }) {
      const [parent, type] = [info.getParentType(), info.getType()];
      if (!parent || !type || name.value === '__typename') return;
      const of = (isObjectType(parent) && roots.get(parent.name)) || parent.name;
      (types[of] ??= {})[name.value] = String(type);
    },
  });
  for (const document of documents) visit(document, visitor);
  return Object.fromEntries(sorted(types).map(([name, fields]) => [name, Object.fromEntries(sorted(fields))]));
}
