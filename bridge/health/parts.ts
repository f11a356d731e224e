import { access, constants } from 'node:fs/promises';
import path from 'node:path';

import { readEnvironment, wordPressUrl } from '../env';
import { timedResponse } from '../metrics/time-wordpress';
import { outbox, outboxFile } from '../outbox/open';
import { leadKeys } from '../outbox/seal';
import { changesFolder, dataFolder } from '../page-cache/folders.mjs';
import { within } from '../shared/within';
import { takesFiles } from './folder';

import type { Outbox } from '../outbox/types';

/** Of one part. away: does not answer. unwritable: this machine's disk takes nothing. stuck: nothing gets on. off: not set up. */
export type PartState = 'ok' | 'away' | 'unwritable' | 'stuck' | 'off';

/** Less than the seconds that load balancers wait, ms. */
const PATIENCE = 2500;
/** By now a lead should have been delivered, or its target said no, ms. */
const STUCK_AFTER = 15 * 60_000;

/** Whether WordPress answers GraphQL: the smallest question there is. */
export async function wordPressState(): Promise<PartState> {
  try {
    const response = await timedResponse('health', () =>
      fetch(`${wordPressUrl()}/index.php?graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      }),
    );
    const body: unknown = await response.json();
    // One that hides introspection says so in GraphQL's form.
    return response.status < 500 && typeof body === 'object' && body !== null && ('data' in body || 'errors' in body) ? 'ok' : 'away';
  } catch {
    return 'away';
  }
}

/** Where pages are kept, and where it is written down what changed: without the second no notice is taken. */
export async function pageCacheState(): Promise<PartState> {
  const folders = [path.join(dataFolder(), 'pages'), changesFolder()];
  const taken = await within(PATIENCE, Promise.all(folders.map((folder) => takesFiles(folder)))).catch(() => [false]);
  return taken.every(Boolean) ? 'ok' : 'unwritable';
}

async function fileTakesLeads(file: string): Promise<boolean> {
  const isWritable = await access(file, constants.W_OK).then(() => true, (error: NodeJS.ErrnoException) => error.code === 'ENOENT');
  return isWritable && takesFiles(path.dirname(file), 0o700);
}

async function isStuck(opened: Promise<Outbox>): Promise<boolean> {
  const pending = await (await opened).pending();
  // What a target refuses waits for a person, not for this process.
  return pending.some(({ state, since }) => state !== 'refused' && since < Date.now() - STUCK_AFTER);
}

/** Whether a lead could be written down now, and those that were get on. */
export async function outboxState(): Promise<PartState> {
  const { REDIS_URL: redis } = readEnvironment({ REDIS_URL: process.env.REDIS_URL });
  // Nothing can be stored without a key, and no database is opened for it.
  if (leadKeys() === null) return 'off';
  const broken: PartState = redis ? 'away' : 'unwritable';
  try {
    if (!redis && !(await within(PATIENCE, fileTakesLeads(outboxFile())))) return broken;
    return (await within(PATIENCE, isStuck(outbox()))) ? 'stuck' : 'ok';
  } catch {
    return broken;
  }
}
