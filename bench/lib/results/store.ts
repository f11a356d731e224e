import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../../../script/lib/process/problem';
import { machineSchema, type Machine } from './machine';
import { PARTS, type Part, type Results } from './schemas';

/** One part as it was last measured. */
export interface Recorded<P extends Part> {
  date: string;
  /** A short run: to see that it works, not to believe. */
  quick: boolean;
  machine: Machine;
  data: Results[P];
}

/** The file of a part's figures: the parts write it, charts and docs read it. */
const fileOf = (root: string, part: Part) => join(root, '.build/bench', `${part}.json`);

const envelopeSchema = z.object({
  date: z.iso.datetime(),
  quick: z.boolean(),
  machine: machineSchema,
  data: z.unknown(),
});

export function saveResult<P extends Part>(root: string, part: P, recorded: Recorded<P>): void {
  const file = fileOf(root, part);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** @returns null where it was never measured. Throws a Problem for a file that this version does not understand. */
export function readResult<P extends Part>(root: string, part: P): Recorded<P> | null {
  const file = fileOf(root, part);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const again = `Measure it again: npm run tool -- bench ${part}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(`${file} is no JSON. ${again}`);
  }
  const envelope = envelopeSchema.safeParse(json);
  const schema: z.ZodType<Results[P]> = schemaOf(part);
  const data = schema.safeParse(envelope.data?.data);
  if (!envelope.success || !data.success) throw new Problem(`${file} was written by another version. ${again}`);
  return { ...envelope.data, data: data.data };
}

const schemas: { [P in Part]: z.ZodType<Results[P]> } = PARTS;
function schemaOf<P extends Part>(part: P): z.ZodType<Results[P]> {
  return schemas[part];
}
