import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reduceDeclarations, type Vocabulary } from './reduce';

/** The offline copy for the tests. */
export const VOCABULARY = '__tests__/support/schema-org/vocabulary.json';

const PACKAGE = 'node_modules/schema-dts';
const packageSchema = z.object({ version: z.string() });

/** The vocabulary as the installed schema-dts declares it. */
export function declaredVocabulary(root: string): Vocabulary {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(root, PACKAGE, 'package.json'), 'utf8')));
  return {
    source: `The vocabulary of https://schema.org, as schema-dts ${version} declares it; reduced by npm run tool -- schema-org.`,
    license: 'schema.org: CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/; schema-dts: Apache-2.0',
    ...reduceDeclarations(readFileSync(join(root, PACKAGE, 'dist/schema.d.ts'), 'utf8')),
  };
}

/** Returns the file's text: one entry per line, so that a new release has a readable diff. */
export function vocabularyText(vocabulary: Vocabulary): string {
  const lines = Object.entries(vocabulary).map(([key, value]) => {
    if (typeof value !== 'object' || Array.isArray(value)) return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const entries = Object.entries(value).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
    return `${JSON.stringify(key)}: {\n${entries.join(',\n')}\n}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
