import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setting } from '@footbridge/bridge/platform/env';
import { openOutbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { leadKeys, unseal, type LeadKeys } from '@footbridge/bridge/leads/outbox/seal';
import type { LeadRecord } from '@footbridge/bridge/leads/outbox/types';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';
import { readEmbeddedKey } from '../server/secrets';

export type OperatorStore = Awaited<ReturnType<typeof openStore>>;

/** Returns the folder of the site's leads on this machine: its data folder, or that of the example site. */
function findFolder(folder: string, code: string): string {
  const found = [folder, join(folder, 'embedded', code)].find((place) => existsSync(outboxFile(place)));
  if (found) return found;
  throw new Problem(
    `No form was sent to ${code} yet: ${outboxFile(folder)} does not exist. If the site stores its data elsewhere, set DATA_DIR or --data; if it uses Redis, set REDIS_URL.`,
  );
}

function keysFor(folder: string | null): LeadKeys | null {
  const embedded = folder && !process.env.LEAD_KEY ? readEmbeddedKey(folder) : null;
  if (embedded) process.env.LEAD_KEY = embedded;
  return leadKeys();
}

export async function openStore(env: Variables, code: string, data: string | undefined) {
  const redis = setting('REDIS_URL', env);
  const folder = redis ? null : findFolder(resolve(data ?? (env.DATA_DIR || '.data')), code);
  const file = outboxFile(folder ?? '');
  const keys = keysFor(folder);
  return {
    outbox: await openOutbox(redis, file, code),
    where: folder ? dirname(file) : 'Redis',
    read({ content, keyHash, reference, state }: LeadRecord): unknown {
      if (!content)
        throw new Problem(`What was sent as ${reference} is deleted (${state}). Nothing can bring it back.`);
      if (!keys)
        throw new Problem(
          'LEAD_KEY is not set, and without it nothing can be read. Set it as the site has it (.env.local, or the environment).',
        );
      try {
        return JSON.parse(unseal(content, keyHash, keys));
      } catch (error) {
        throw new Problem(
          `${reference} cannot be read: ${error instanceof Error ? error.message : String(error)}. Put the key that it was written with into LEAD_KEY_PREVIOUS.`,
        );
      }
    },
  };
}
