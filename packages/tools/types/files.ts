import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Model } from '@footbridge/embedded/schema/build';
import { brandJsonSchema, SCHEMA_NAME } from '../brand/json-schema';
import { blocksFile, blocksPage } from './blocks';
import { modelFragments } from './model-fragments';
import { MODEL_FRAGMENTS, readPieces } from './queries';
import { pagesWithTables } from './tables';

const SCHEMA = 'schema.graphql';
const POSSIBLE_TYPES = 'possibleTypes.json';
const FIELD_TYPES = 'gql/field-types.json';
const BLOCKS = 'gql/blocks.ts';
const BLOCKS_PAGE = 'docs/blocks.md';
const BRANDS = 'site-config/brands';

export const BASE = 'packages/embedded/schema/base.graphql';
export const PLUGIN = 'packages/plugin/footbridge';

export const readText = (root: string, name: string): string =>
  existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '';

export const presentSchema = (root: string): string => readText(root, SCHEMA);

const possibleTypesOf = (schema: GraphQLSchema): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );

type FieldTypes = Record<string, Record<string, string>>;

const sorted = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns the type of every field in the queries: a response can be validated without the whole schema. */
function fieldTypesOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): FieldTypes {
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

/** The generated files that follow from a schema and its model, by name. Types, fields and values are in alphabetical order. */
export function filesOf(root: string, sdl: string, model: Model): Map<string, string> {
  const schema = lexicographicSortSchema(buildSchema(sdl, { assumeValidSDL: true }));
  const fragments = modelFragments(schema, model);
  const page = readText(root, BLOCKS_PAGE);
  return new Map([
    [SCHEMA, printSchema(schema)],
    [POSSIBLE_TYPES, JSON.stringify(possibleTypesOf(schema), null, 2)],
    [
      FIELD_TYPES,
      `${JSON.stringify(fieldTypesOf(schema, readPieces(root, { [MODEL_FRAGMENTS]: fragments }).documents), null, 2)}\n`,
    ],
    [MODEL_FRAGMENTS, fragments],
    [BLOCKS, blocksFile(root)],
    ...(page ? ([[BLOCKS_PAGE, blocksPage(root, page)]] as const) : []),
    ...pagesWithTables(root),
    ...(existsSync(join(root, BRANDS)) ? ([[`${BRANDS}/${SCHEMA_NAME}`, brandJsonSchema()]] as const) : []),
  ]);
}

export const staleFiles = (root: string, files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([name, text]) => readText(root, name) !== text).map(([name]) => name);

export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const name of staleFiles(root, files)) writeFileSync(join(root, name), files.get(name) ?? '');
}
