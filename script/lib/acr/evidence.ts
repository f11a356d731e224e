/** docs/accessibility/evidence.yaml: what shows that a criterion is met. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { Problem } from '../process/problem';

export const EVIDENCE = 'docs/accessibility/evidence.yaml';

const text = z.string().min(1);
const names = z.array(text).min(1);

const checked = z
  .strictObject({
    sites: z.literal('all').or(names),
    date: z.iso.date().nullable(),
    name: text.nullable(),
    finding: text.optional(),
  })
  .refine(({ date, name }) => (date === null) === (name === null), 'must have a date and a name, or neither');

const criterion = z.union([
  z.strictObject({ 'not-applicable': text }),
  z
    .strictObject({
      axe: names.optional(),
      tests: names.optional(),
      manual: names.optional(),
      limit: text.optional(),
      note: text.optional(),
    })
    .refine(({ axe, tests, manual }) => axe ?? tests ?? manual, 'must have a test, an axe rule or a manual check'),
]);

const evidenceSchema = z
  .strictObject({
    date: z.iso.date(),
    version: z.int().positive(),
    email: z.email(),
    checks: z.record(text, z.strictObject({ what: text, done: z.array(checked).min(1) })),
    tests: z.record(text, z.strictObject({ file: text, title: text })),
    chapters: z.record(text, z.union([z.strictObject({ disabled: text }), z.record(text, criterion)])),
  })
  .superRefine(({ date, checks, tests, chapters }, context) => {
    const criteria = Object.values(chapters).flatMap((chapter) =>
      Object.values(chapter).flatMap((value) =>
        typeof value === 'string' || 'not-applicable' in value ? [] : [value],
      ),
    );
    for (const [kind, known, used] of [
      ['test', Object.keys(tests), criteria.flatMap((each) => each.tests ?? [])],
      ['check', Object.keys(checks), criteria.flatMap((each) => each.manual ?? [])],
    ] as const) {
      for (const name of used) if (!known.includes(name)) context.addIssue(`There is no ${kind} "${name}"`);
      for (const name of known) if (!used.includes(name)) context.addIssue(`No criterion uses the ${kind} "${name}"`);
    }
    for (const [name, { done }] of Object.entries(checks))
      if (done.some((each) => each.date !== null && each.date > date))
        context.addIssue(`The check "${name}" is later than the report's date, ${date}`);
  });

export type Evidence = z.infer<typeof evidenceSchema>;
export type Criterion = z.infer<typeof criterion>;
export type Checked = z.infer<typeof checked>;

/** Returns the validated evidence. @throws Problem with each fault */
export function parseEvidence(yaml: string): Evidence {
  const { data, error } = evidenceSchema.safeParse(parse(yaml));
  if (!data) throw new Problem(`${EVIDENCE}\n${z.prettifyError(error)}`);
  return data;
}

export const readEvidence = (): Evidence => parseEvidence(readFileSync(EVIDENCE, 'utf8'));
