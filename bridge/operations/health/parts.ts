import { access, constants } from 'node:fs/promises';
import path from 'node:path';

import { readEnvironment } from '../../platform/env';
import { upstreamClient, upstreamStats } from '../../wordpress/upstream/client';
import { probeGraphQL } from '../../wordpress/upstream/probe';
import { outbox, outboxFile } from '../../leads/outbox/open';
import { DamagedOutboxError } from '../../leads/outbox/damaged';
import { leadKeys } from '../../leads/outbox/seal';
import { changesFolder, dataFolder } from '../../platform/folders';
import { isShared } from '../../cache/page-cache/site-invalidation';
import { isWritable } from '../../platform/redis/own-link';
import { within } from '../../platform/within';
import { versionFindings } from '../../wordpress/versions';
import { takesFiles } from './folder';

import type { BreakerState } from '../../wordpress/upstream/circuit-breaker';
import type { Share } from '../../wordpress/upstream/limits';
import type { Outbox } from '../../leads/outbox/types';

/**
 * State of one part.
 * - away: does not answer
 * - failing: answers the health check, but fails the requests of pages
 * - blocked: something in front of WordPress, such as a firewall, refuses the site's requests
 * - refusing: Redis answers but takes no writes
 * - unwritable: this machine's disk takes no writes
 * - damaged: the outbox's file is damaged
 * - lossy: Redis may lose leads, and did not prove one since the process started
 * - unproved: Redis may lose leads, but proved some before
 * - stuck: leads are waiting for too long
 * - off: not set up
 * - outdated: WordPress or a plugin is older than is safe
 * - unknown: WordPress does not report its versions
 */
export type PartState =
  | 'ok'
  | 'away'
  | 'failing'
  | 'blocked'
  | 'refusing'
  | 'unwritable'
  | 'damaged'
  | 'lossy'
  | 'unproved'
  | 'stuck'
  | 'off'
  | 'outdated'
  | 'unknown';

/** Less than the seconds that load balancers wait, ms. */
const PATIENCE = 2500;
/** So often it was asked again for pages, and failed. */
const RELAPSES = 2;
/** By now a lead should have been delivered, or its target said no, ms. */
const STUCK_AFTER = 15 * 60_000;

/** Shares whose circuit breaker the GraphQL probe informs. No probe covers uploads. */
const PROBED = ['pages', 'searches'] as const;

/** Whether WordPress answers GraphQL. Asked also while it is spared, and whoever asks for pages hears of it. */
export async function wordPressState(): Promise<PartState> {
  const result = await probeGraphQL(PATIENCE);
  for (const share of PROBED) upstreamClient(share).breaker.probed(result !== 'failed');
  if (result === 'failed') return 'away';
  if (result === 'refused') return 'blocked';
  return upstreamClient('pages').breaker.relapses() >= RELAPSES ? 'failing' : 'ok';
}

/** Returns the state of each circuit breaker. Forms use the pages' breaker. */
export function breakerStates(): Record<Exclude<Share, 'forms'>, BreakerState> {
  const { pages, searches, uploads } = upstreamStats();
  return { pages: pages.state, searches: searches.state, uploads: uploads.state };
}

/** Returns whether WordPress or a plugin is older than is safe. Anyone may read health, so only the log names it. */
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
  const [shared, takes] = await Promise.all([isShared(), isWritable()]);
  if (shared === false) return 'away';
  return takes === false ? 'refusing' : 'ok';
}

async function fileTakesLeads(file: string): Promise<boolean> {
  const hasAccess = await access(file, constants.W_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  return hasAccess && takesFiles(path.dirname(file), 0o700);
}

async function isStuck(opened: Outbox): Promise<boolean> {
  const pending = await opened.pending();
  // A refused lead waits for a person. A lead accepted in the future means that the clock was set back.
  return pending.some(({ state, since }) => state !== 'refused' && Math.abs(Date.now() - since) > STUCK_AFTER);
}

/** Whether a lead could be written down now, and those that were get on. */
export async function outboxState(): Promise<PartState> {
  const { REDIS_URL: redis } = readEnvironment({ REDIS_URL: process.env.REDIS_URL });
  // Nothing can be stored without a key, and no database is opened for it.
  if (leadKeys() === null) return 'off';
  const broken: PartState = redis ? 'away' : 'unwritable';
  try {
    if (!redis && !(await within(PATIENCE, fileTakesLeads(outboxFile())))) return broken;
    const opened = await within(PATIENCE, outbox());
    const stuck = await within(PATIENCE, isStuck(opened));
    // Before durability: a Redis that takes no writes cannot prove one.
    if (redis && (await isWritable()) === false) return 'refusing';
    const durability = await within(PATIENCE, opened.durability());
    if (durability === 'refused') return 'lossy';
    if (durability === 'unproved') return 'unproved';
    return stuck ? 'stuck' : 'ok';
  } catch (error) {
    return error instanceof DamagedOutboxError ? 'damaged' : broken;
  }
}
