import { access, constants } from 'node:fs/promises';
import path from 'node:path';

import { readEnvironment } from '../env';
import { gate } from '../gate/gate';
import { answersGraphQL } from '../gate/probe';
import { outbox, outboxFile } from '../outbox/open';
import { leadKeys } from '../outbox/seal';
import { changesFolder, dataFolder } from '../page-cache/folders.mjs';
import { isShared } from '../page-cache/own-marks.mjs';
import { takesWrites } from '../redis/takes-writes.mjs';
import { within } from '../shared/within';
import { versionFindings } from '../versions/findings';
import { takesFiles } from './folder';

import type { Outbox } from '../outbox/types';

/** Of one part. away: does not answer. failing: answers this question, and not what pages ask. refusing: Redis answers and takes nothing. unwritable: this machine's disk takes nothing. stuck: nothing gets on. off: not set up. outdated: something is older than is safe. unknown: WordPress does not report it. */
export type PartState = 'ok' | 'away' | 'failing' | 'refusing' | 'unwritable' | 'stuck' | 'off' | 'outdated' | 'unknown';

/** Less than the seconds that load balancers wait, ms. */
const PATIENCE = 2500;
/** So often it was asked again for pages, and failed. */
const RELAPSES = 2;
/** By now a lead should have been delivered, or its target said no, ms. */
const STUCK_AFTER = 15 * 60_000;

/** Whether WordPress answers GraphQL. Asked also while it is spared, and whoever asks for pages hears of it. */
export async function wordPressState(): Promise<PartState> {
  const { breaker } = gate();
  const isThere = await answersGraphQL(PATIENCE);
  breaker.probed(isThere);
  if (!isThere) return 'away';
  return breaker.relapses() >= RELAPSES ? 'failing' : 'ok';
}

/** Whether something in WordPress is older than is safe. What it is, and whether it lets people in, is nothing for strangers: the log says it. */
export async function versionsState(): Promise<PartState> {
  const findings = await within(PATIENCE, versionFindings()).catch(() => 'unknown' as const);
  if (findings === 'unknown') return 'unknown';
  return findings.length > 0 ? 'outdated' : 'ok';
}

/** Where pages are kept, and where it is written down what changed: without the second no notice is taken. With REDIS_URL both are in Redis, too. */
export async function pageCacheState(): Promise<PartState> {
  const folders = [path.join(dataFolder(), 'pages'), changesFolder()];
  const taken = await within(PATIENCE, Promise.all(folders.map((folder) => takesFiles(folder)))).catch(() => [false]);
  if (!taken.every(Boolean)) return 'unwritable';
  const [shared, takes] = await Promise.all([isShared(), takesWrites()]);
  if (shared === false) return 'away';
  return takes === false ? 'refusing' : 'ok';
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
    const stuck = await within(PATIENCE, isStuck(outbox()));
    if (redis && (await takesWrites()) === false) return 'refusing';
    return stuck ? 'stuck' : 'ok';
  } catch {
    return broken;
  }
}
