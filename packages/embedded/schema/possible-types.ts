import { type GraphQLSchema, isAbstractType } from 'graphql';

/** The types that each interface and union can be: what Faust's CLI writes to possibleTypes.json, for Apollo's cache. */
export function possibleTypesOf(schema: GraphQLSchema): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map((object) => object.name)]),
  );
}
