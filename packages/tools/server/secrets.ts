/** Secrets of sites with the embedded WordPress: created at the first start, in files that only their owner can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const KEY_BYTES = 32;

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

function readOrCreate(file: string, create: () => string): string {
  const known = read(file);
  if (known) return known;
  const secret = create();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

const secretFile = (dataDir: string): string => join(dataDir, 'embedded', 'secret');

/** Returns their FOOTBRIDGE_SECRET; null before the first start. */
export const readEmbeddedSecret = (dataDir: string): string | null => read(secretFile(dataDir));

export const embeddedSecret = (dataDir: string): string =>
  readOrCreate(secretFile(dataDir), () => randomBytes(KEY_BYTES).toString('hex'));

const leadKeyFile = (dataDir: string): string => join(dataDir, 'leads', 'key');

export const readEmbeddedKey = (dataDir: string): string | null => read(leadKeyFile(dataDir));

/**
 * Beside the leads, so that the next start can read them; on a production site a key never lies
 * beside the data that it decrypts.
 */
export const embeddedLeadKey = (dataDir: string): string =>
  readOrCreate(leadKeyFile(dataDir), () => randomBytes(KEY_BYTES).toString('base64'));
