import path from 'node:path';

import { site } from '@footbridge/shared/site/current';

import { setting } from '../../platform/env';
import { dataFolder } from '../../platform/folders';
import { processState } from '../../platform/process-state';

import type { Outbox } from './types';

interface Opened {
  where: string;
  outbox: Promise<Outbox>;
}

export const openOutboxState = processState<Opened>('outbox');

export const outboxFile = (folder = dataFolder()): string => path.join(folder, 'leads', 'outbox.db');

export async function openOutbox(redis: string | undefined, file: string, code: string): Promise<Outbox> {
  if (redis) {
    const allowsLoss = setting('LEADS_ALLOW_LOSSY_REDIS');
    return (await import('./redis')).redisOutbox(redis, code, { allowsLoss });
  }
  return (await import('./sqlite')).sqliteOutbox(file, code);
}

/** Returns the outbox: in Redis with REDIS_URL, else in a file. @throws when it cannot be opened; the next call tries again */
export function outbox(): Promise<Outbox> {
  const redis = setting('REDIS_URL');
  const where = redis ?? outboxFile();
  const known = openOutboxState.value;
  if (known?.where === where) return known.outbox;
  const opened: Opened = { where, outbox: openOutbox(redis, where, site().code) };
  openOutboxState.value = opened;
  opened.outbox.catch(() => {
    if (openOutboxState.value === opened) openOutboxState.value = undefined;
  });
  return opened.outbox;
}
