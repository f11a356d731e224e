import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { isSegment } from '@footbridge/shared/segments';

const FILE = join(__dirname, '../../packages/plugin/footbridge/acf-json/group_page_settings.json');
const groupSchema = z.object({
  fields: z.array(z.object({ name: z.string(), choices: z.record(z.string(), z.string()).optional() })),
});
const { fields } = groupSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The segments that an editor chooses from in WordPress. */
export const SEGMENTS = Object.keys(fields.find(({ name }) => name === 'segment')?.choices ?? {}).filter(isSegment);
