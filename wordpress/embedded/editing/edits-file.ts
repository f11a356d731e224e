import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { NOTHING, savedSchema, type Saved } from './saved';

/** Far more than a trial needs; each save writes the whole file. */
const MAX_BYTES = 20_000_000;

/**
 * Reads the edits of an earlier run. A file that cannot be used is moved aside, so that nothing overwrites it, and
 * reported; the server then starts without edits.
 */
export function readEdits(file: string, report: (message: string) => void): Saved {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!isMissing(error)) report(`${file} cannot be read (${words(error)}): starting without the edits in it`);
    return NOTHING;
  }
  try {
    return savedSchema.parse(JSON.parse(text));
  } catch (error) {
    const aside = `${file}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    try {
      renameSync(file, aside);
      report(`${file} is not an edits file (${words(error)}): moved to ${aside}, starting without edits`);
    } catch (failure) {
      report(`${file} is not an edits file, and could not be moved aside (${words(failure)}): starting without edits`);
    }
    return NOTHING;
  }
}

/** Writes all edits, or, if it throws, none: a reader meanwhile, or after a crash, finds the former or the new ones. */
export function writeEdits(file: string, saved: Saved): void {
  const bytes = Buffer.from(`${JSON.stringify(saved)}\n`);
  if (bytes.length > MAX_BYTES)
    throw new Error(`the edits come to more than ${MAX_BYTES / 1_000_000} MB: discard some`);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w');
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
function words(error: unknown): string {
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  if (issue) return `${issue.path.join('.') || 'the file'}: ${issue.message}`;
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
