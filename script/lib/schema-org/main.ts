/** `npm run schema-org`: writes the tests' offline copy of schema.org's vocabulary, after an update of schema-dts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredVocabulary, VOCABULARY, vocabularyText } from './files';

try {
  const root = process.cwd();
  const vocabulary = declaredVocabulary(root);
  writeFileSync(join(root, VOCABULARY), vocabularyText(vocabulary));
  const [types, properties] = [vocabulary.types, vocabulary.properties].map((record) => Object.keys(record).length);
  console.log(`${VOCABULARY}: ${types} types, ${properties} properties.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
