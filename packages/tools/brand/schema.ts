import { writeFileSync } from 'node:fs';
import type { Command } from '../tool/command';
import { noArguments } from '../process/flags';
import { brandJsonSchema, SCHEMA_FILE } from './json-schema';

const usage = `npm run tool -- brand schema

Writes ${SCHEMA_FILE}, by which editors complete and check brand.json, after the zod schema has changed.`;

export const command: Command = {
  usage,
  run(args) {
    noArguments(args, 'npm run tool -- brand schema --help');
    writeFileSync(SCHEMA_FILE, brandJsonSchema());
    console.log(`${SCHEMA_FILE} is written.`);
  },
};
