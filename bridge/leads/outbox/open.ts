import path from 'node:path';

import { site } from '@/site-config/site';

import { readEnvironment } from '../../platform/env';
import { dataFolder } from '../../platform/folders';
import { processState } from '../../platform/process-state';

import type { Outbox } from './types';

interface Opened {
  where: string;
  outbox: Promise<Outbox>;
}

export const openOutboxState = processState<Opened>('outbox');

/** The file that the leads of one machine lie in. */
export const outboxFile = (folder = dataFolder()): string => path.join(folder, 'leads', 'outbox.db');

/** Loaded when it is needed: a site whose forms nobody sends opens no database. */
export async function openOutbox(redis: string | undefined, file: string, code: string): Promise<Outbox> {
  if (redis) {
    const { LEADS_ALLOW_LOSSY_REDIS: allowsLoss } = readEnvironment({
      LEADS_ALLOW_LOSSY_REDIS: process.env.LEADS_ALLOW_LOSSY_REDIS,
    });
    return (await import('./redis')).redisOutbox(redis, code, { allowsLoss });
  }
  return (await import('./sqlite')).sqliteOutbox(file, code);
}

/**
 * Where leads are kept: in Redis when REDIS_URL names one, else in a file below DATA_DIR. One for the whole process.
 * @throws when it cannot be opened; the next one who asks tries again
 */
export function outbox(): Promise<Outbox> {
  const { REDIS_URL: redis } = readEnvironment({ REDIS_URL: process.env.REDIS_URL });
  const where = redis ?? outboxFile();
  const known = openOutboxState.value;
  if (known?.where === where) return known.outbox;
  const opened: Opened = { where, outbox: openOutbox(redis, where, site.code) };
  openOutboxState.value = opened;
  opened.outbox.catch(() => {
    if (openOutboxState.value === opened) openOutboxState.value = undefined;
  });
  return opened.outbox;
}
