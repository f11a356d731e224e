import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keyFile = (dataDir: string): string => join(dataDir, 'leads', 'key');

/** Returns the key that an earlier start created for a data folder; null where there is none. */
export function readEmbeddedKey(dataDir: string): string | null {
  const file = keyFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * Returns a temporary LEAD_KEY for the embedded WordPress's example site. It is stored beside the leads, so that the
 * next start can read them; on a production site, a key never lies beside the data that it decrypts.
 */
export function embeddedLeadKey(dataDir: string): string {
  const known = readEmbeddedKey(dataDir);
  if (known) return known;
  const key = randomBytes(32).toString('base64');
  mkdirSync(dirname(keyFile(dataDir)), { recursive: true, mode: 0o700 });
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 });
  return key;
}
