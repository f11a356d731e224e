import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns the secret in a file; null if there is none. */
export const readSecret = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null;

/** Returns the secret in a file, which the first call creates for this user only. */
export function storedSecret(file: string, create: () => string): string {
  const known = readSecret(file);
  if (known) return known;
  const secret = create();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
