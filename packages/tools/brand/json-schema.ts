import { z } from 'zod';
import { brandFileSchema } from '@/site-config/brand/schema';

/** The file beside brands' folders that brand.json files name as their `$schema`, so that editors complete and check them. */
export const SCHEMA_NAME = 'brand.schema.json';

export const brandJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(brandFileSchema, { io: 'input' }), null, 2)}\n`;
