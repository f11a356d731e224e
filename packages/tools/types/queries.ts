import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** The folders with queries, as in codegen.ts. */
const FOLDERS = {
  'packages/bridge': /^(?:queries|fragments)\.ts$/,
  fragments: /\.ts$/,
  queries: /\.ts$/,
  'wp-templates': /^query\.ts$/,
};

/** The GraphQL of a file, each piece with its place there: errors name the line of the file, not of the piece. */
function piecesOf(root: string, file: string): Source[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map((match) => {
    const body = match[1] ?? '';
    const start = match.index + match[0].length - body.length - 1;
    const lines = text.slice(0, start).split('\n');
    return new Source(body, file, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
  });
}

function queryFiles(root: string): string[] {
  return Object.entries(FOLDERS)
    .flatMap(([folder, isQueryFile]) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => isQueryFile.test(basename(name)))
        .map((name) => join(folder, name)),
    )
    .toSorted();
}

/** All documents of the project, and what is no GraphQL in them. */
export function readPieces(root: string): { documents: DocumentNode[]; errors: GraphQLError[] } {
  const documents: DocumentNode[] = [];
  const errors: GraphQLError[] = [];
  for (const piece of queryFiles(root).flatMap((file) => piecesOf(root, file))) {
    try {
      documents.push(parse(piece));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      errors.push(error);
    }
  }
  return { documents, errors };
}

function describe(error: GraphQLError): string {
  const [node] = error.nodes ?? [];
  const source = error.source ?? node?.loc?.source;
  const place = error.locations?.[0];
  if (!source || !place) return error.message;
  // graphql-js counts lines within the piece; the piece knows where it begins.
  const line = place.line + source.locationOffset.line - 1;
  const column = place.line === 1 ? place.column + source.locationOffset.column - 1 : place.column;
  return `${source.name}:${line}:${column} ${error.message}`;
}

/** Every place of a query that does not fit the schema, as `file:line:column what`; none when all do. */
export function findMisfits(root: string, sdl: string): string[] {
  const { documents, errors } = readPieces(root);
  const all: DocumentNode = { kind: Kind.DOCUMENT, definitions: documents.flatMap((document) => document.definitions) };
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  // Without codegen's limit of errors: a renamed field is reported everywhere it is used.
  const found = validate(buildSchema(sdl, { assumeValidSDL: true }), all, rules, {
    maxErrors: Number.MAX_SAFE_INTEGER,
  });
  return [...errors, ...found].map(describe);
}
