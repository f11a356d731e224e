import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { brandFileSchema } from '@/site-config/brand/schema';
import { noArguments } from '../process/flags';
import type { Command } from '../tool/command';

/** The file beside brands' folders that brand.json files name as their `$schema`, so that editors complete and check them. */
export const SCHEMA_NAME = 'brand.schema.json';
export const SCHEMA_FILE = `site-config/brands/${SCHEMA_NAME}`;

/** Returns the content of the JSON schema file of brand.json. */
export const brandJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(brandFileSchema, { io: 'input' }), null, 2)}\n`;

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
