/** GSA's catalog of criteria: which chapters and criteria a report has, and their names. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export const CATALOG = '2.5-edition-wcag-2.2-508-en';

const labeled = z.object({ id: z.string(), label: z.string() });

const catalogSchema = z.object({
  title: z.string(),
  standards: z.array(labeled.extend({ report_heading: z.string(), url: z.url(), chapters: z.array(z.string()) })),
  chapters: z.array(
    labeled.extend({
      criteria: z.array(z.object({ id: z.string(), handle: z.string(), components: z.array(z.string()) })),
    }),
  ),
  terms: z.array(labeled.extend({ description: z.string() })),
});

export type Catalog = z.infer<typeof catalogSchema>;

export const readCatalog = (): Catalog =>
  catalogSchema.parse(parse(readFileSync(`script/lib/acr/openacr/${CATALOG}.yaml`, 'utf8')));
