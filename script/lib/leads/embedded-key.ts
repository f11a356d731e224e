import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSecret, storedSecret } from '../process/stored-secret';

const keyFile = (dataDir: string): string => join(dataDir, 'leads', 'key');

/** Returns the key that an earlier start created for a data folder; null where there is none. */
export const readEmbeddedKey = (dataDir: string): string | null => readSecret(keyFile(dataDir));

/**
 * Returns a temporary LEAD_KEY for the embedded WordPress's example site. It is stored beside the leads, so that the
 * next start can read them; on a production site, a key never lies beside the data that it decrypts.
 */
export const embeddedLeadKey = (dataDir: string): string =>
  storedSecret(keyFile(dataDir), () => randomBytes(32).toString('base64'));
