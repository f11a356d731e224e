import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../__tests__/recordings');

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One recorded exchange with a real WordPress. */
export interface Recording {
  request: { method: string; url: string; headers: Record<string, string>; body?: Json };
  response: { status: number; headers: Record<string, string>; setCookie?: string[]; body: Json };
}

/** `page` of folder `seed`. */
export function recording(folder: string, name: string): Recording {
  return JSON.parse(readFileSync(join(FOLDER, folder, `${name}.json`), 'utf8'));
}

/** Returns the names of a folder's recorded exchanges (a few files have another format). */
export function recordingNames(folder: string): string[] {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => 'request' in recording(folder, name));
}

/** Returns the URI in a recorded query. */
export function recordedUri({ request }: Recording): string {
  const body = request.body;
  if (
    body &&
    typeof body === 'object' &&
    !Array.isArray(body) &&
    body.variables &&
    typeof body.variables === 'object' &&
    !Array.isArray(body.variables)
  ) {
    return String(body.variables.uri);
  }
  throw new Error('this recording has no URI');
}
