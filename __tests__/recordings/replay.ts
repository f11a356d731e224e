import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  buildSchema,
  execute,
  GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';

import { withoutPrefix } from '@footbridge/shared/schema-names';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

const schema = buildSchema(readFileSync(path.join(__dirname, '../../schema.graphql'), 'utf8'), { assumeValid: true });

type Recorded = Record<string, unknown>;

const isRecord = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lastSegment = (source: Recorded) =>
  String(source.uri ?? '')
    .split('/')
    .findLast(Boolean) ?? '';

/** Fields that a recording lacks and our queries require, as WordPress would have returned them. */
const TAXONOMIES: Record<string, string> = {
  Category: 'category',
  Tag: 'post_tag',
  FootbridgeTreatmentTopic: 'treatment_topic',
  PostFormat: 'post_format',
};
const DERIVED: Record<string, (source: Recorded) => unknown> = {
  slug: lastSegment,
  databaseId: () => 0,
  contentTypeName: (source) => withoutPrefix(String(source.__typename)).toLowerCase(),
  taxonomyName: (source) => TAXONOMIES[String(source.__typename)],
  pageInfo: () => ({ hasNextPage: false, hasPreviousPage: false }),
};

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
  if (!isRecord(source)) return undefined;
  // Recorded by the alias that our queries give the model's fields: `seo: footbridgeSeo`.
  const value = source[info.fieldName] ?? source[withoutPrefix(info.fieldName)];
  return value === undefined ? DERIVED[info.fieldName]?.(source) : value;
};

/**
 * Answers a query of the project from recorded data: recorded fields are returned, others are null.
 * In: a query or its text; the recorded root fields. Out: GraphQL's result as WordPress would send it.
 */
export function replayQuery<Data>(
  query: string | TypedDocumentNode<Data, never>,
  root: Recorded,
  variables: Recorded = {},
): ExecutionResult<Data> {
  const document = typeof query === 'string' ? parse(query) : query;
  const result = execute({ schema, document, rootValue: root, variableValues: variables, fieldResolver });
  if (result instanceof Promise) throw new Error('recorded data is never a promise');
  // As over the wire: plain objects, undefined gone.
  return JSON.parse(JSON.stringify(result));
}

/**
 * As replayQuery for one fragment alone: its type stands in for the root.
 * In: a fragment of the project; a recorded object of the fragment's type.
 */
export function replayFragment<Fields>(fragment: TypedDocumentNode<Fields, unknown>, source: Recorded): Fields {
  const own = fragment.definitions[0];
  if (own?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('no fragment');
  const type = schema.getType(own.typeCondition.name.value);
  const spread = parse(`{ ...${own.name.value} }`).definitions;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...spread, ...fragment.definitions] };
  const rooted = new GraphQLSchema({
    ...schema.toConfig(),
    query: isObjectType(type) ? type : undefined,
    mutation: undefined,
    assumeValid: true,
  });
  const result = execute({ schema: rooted, document, rootValue: source, fieldResolver });
  if (result instanceof Promise || result.errors) throw new Error(`${own.name.value} could not be answered`);
  return JSON.parse(JSON.stringify(result.data));
}

export interface Recording {
  request: { body: { query: string; variables?: Recorded } };
  response: { status: number; headers: Record<string, string>; body: { data?: Recorded; errors?: unknown[] } };
}

/** A recorded exchange by its name in SUMMARY.tsv: `seed/page`. */
export function recording(name: string): Recording {
  return JSON.parse(readFileSync(path.join(__dirname, `${name}.json`), 'utf8'));
}
