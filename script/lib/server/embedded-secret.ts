import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSecret, storedSecret } from '../process/stored-secret';

const secretFile = (dataDir: string): string => join(dataDir, 'embedded', 'secret');

/** Returns the FOOTBRIDGE_SECRET of sites with the embedded WordPress; null before the first start. */
export const readEmbeddedSecret = (dataDir: string): string | null => readSecret(secretFile(dataDir));

/** Returns the same, and creates it at the first start. `npm run tool -- status` signs its request with it. */
export const embeddedSecret = (dataDir: string): string =>
  storedSecret(secretFile(dataDir), () => randomBytes(32).toString('hex'));
