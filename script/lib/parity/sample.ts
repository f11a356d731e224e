import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { describeError, Problem } from '../process/problem';
import { answerSchema, expectedOf } from './answers';

import type { Address, Expected } from './types';

const sampleSchema = z.array(
  answerSchema.extend({ url: z.string(), kind: z.string().default(''), mode: z.string().nullish() }),
);

/** An address of a recorded list; several responses where the list has it for several settings of WordPress. */
export interface SampleAddress extends Address {
  answers: Expected[];
}

/**
 * Reads a recorded list of WordPress's responses.
 * @param front only responses with this front page, `latest` or `static`; null for all.
 * @throws Problem when the file is missing, invalid, or has nothing for that mode
 */
export function readSample(file: string, front: string | null): SampleAddress[] {
  const addresses = new Map<string, SampleAddress>();
  for (const { url, kind, mode, ...answer } of parse(file)) {
    if (front && mode && mode !== front) continue;
    const known = addresses.get(url);
    if (known) known.answers.push(expectedOf(answer));
    // A recorded address may not be the only spelling of its page.
    else addresses.set(url, { path: url, kind, listed: false, answers: [expectedOf(answer)] });
  }
  if (addresses.size === 0)
    throw new Problem(`--sample: ${file} has no addresses${front ? ` with the front page "${front}"` : ''}.`);
  return [...addresses.values()];
}

function parse(file: string): z.infer<typeof sampleSchema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`--sample: ${file} can't be read: ${describeError(error).split('\n')[0]}`);
  }
  const parsed = sampleSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Problem(
    `--sample: ${file} is no list of responses: at ${issue?.path.join('.') || 'its top'}, ${issue?.message}`,
  );
}
