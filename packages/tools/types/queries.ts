import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DocumentNode, GraphQLError, parse, Source } from 'graphql';

/** The folders with queries, as in codegen.ts. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  'packages/bridge': /^(?:queries|fragments)\.ts$/,
  fragments: /\.ts$/,
  queries: /\.ts$/,
  'wp-templates': /^template\.ts$/,
};

/** Generated (model-fragments.ts). */
export const MODEL_FRAGMENTS = 'packages/bridge/wordpress/model-fields/fragments.ts';

function piecesOf(file: string, text: string): Source[] {
  return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map((match) => {
    const body = match[1] ?? '';
    const start = match.index + match[0].length - body.length - 1;
    const lines = text.slice(0, start).split('\n');
    return new Source(body, file, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
  });
}

export const QUERY_FOLDERS = Object.keys(FOLDERS);

function queryFiles(root: string): string[] {
  return Object.entries(FOLDERS)
    .flatMap(([folder, isQueryFile]) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => isQueryFile.test(basename(name)))
        .map((name) => join(folder, name)),
    )
    .toSorted();
}

export const isQueryFile = (file: string): boolean =>
  file !== MODEL_FRAGMENTS &&
  Object.entries(FOLDERS).some(([folder, isOne]) => file.startsWith(`${folder}/`) && isOne.test(basename(file)));

/** All documents of the project, and what is no GraphQL in them. `texts`: files that will be written. */
export function readPieces(
  root: string,
  texts: Readonly<Record<string, string>> = {},
): { documents: DocumentNode[]; errors: GraphQLError[] } {
  const documents: DocumentNode[] = [];
  const errors: GraphQLError[] = [];
  for (const piece of queryFiles(root).flatMap((file) =>
    piecesOf(file, texts[file] ?? readFileSync(join(root, file), 'utf8')),
  )) {
    try {
      documents.push(parse(piece));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      errors.push(error);
    }
  }
  return { documents, errors };
}
