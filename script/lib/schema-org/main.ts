import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noArguments } from '../process/flags';
import type { Command } from '../tool/command';
import { declaredVocabulary, VOCABULARY, vocabularyText } from './files';

const usage = `npm run tool -- schema-org

Writes ${VOCABULARY}, the tests' copy of schema.org's vocabulary, after an update of schema-dts.`;

function run(args: string[]): void {
  noArguments(args, 'npm run tool -- schema-org --help');
  const root = process.cwd();
  const vocabulary = declaredVocabulary(root);
  writeFileSync(join(root, VOCABULARY), vocabularyText(vocabulary));
  const [types, properties] = [vocabulary.types, vocabulary.properties].map((record) => Object.keys(record).length);
  console.log(`${VOCABULARY}: ${types} types, ${properties} properties.`);
}

export const command: Command = { usage, run };
