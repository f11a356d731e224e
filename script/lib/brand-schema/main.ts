/** `npm run brand:schema`: writes the JSON schema of brand.json, after its zod schema has changed. */
import { writeFileSync } from 'node:fs';
import { brandJsonSchema, SCHEMA_FILE } from './schema';

writeFileSync(SCHEMA_FILE, brandJsonSchema());
