import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

import { setting } from '../../platform/env';
import { upstreamClient, upstreamStats } from '../../wordpress/upstream/client';
import { probeGraphQL } from '../../wordpress/upstream/probe';
import { outbox, outboxFile } from '../../leads/outbox/open';
import { DamagedOutboxError, type Outbox } from '../../leads/outbox/types';
import { leadKeys } from '../../leads/outbox/seal';
import { changesFolder, dataFolder } from '../../platform/folders';
import { isShared } from '../../cache/page-cache/site-invalidation';
import { isWritable } from '../../platform/redis/link';
import { answeredVariables, fetchAnswer, routeProblem } from '../../pages/routing/resolve-route';
import { loadUnknownPaths } from '../../pages/routing/unknown-paths';
import { withTimeout } from '../../platform/with-timeout';
import { versionFindings } from '../../wordpress/versions';
import { modelProblems } from '../../wordpress/content-model';
import { missingFields } from '../../wordpress/faust/schema-link';
import { theme } from '../../wordpress/theme';
import { logChange } from '../../platform/log-repeated';
import { memoizeFor } from '../../platform/memoize-for';

import type { BreakerState } from '../../wordpress/upstream/circuit-breaker';
import type { Share } from '../../wordpress/upstream/limits';

const MODEL_INTERVAL_MS = 60_000;

const checkModel = memoizeFor(MODEL_INTERVAL_MS, async () => {
  const problems = await modelProblems(theme().fieldTypes).catch(() => null);
  if (problems) logChange('warn', 'schema', 'the content model', problems.join('; ') || null);
  return problems;
});

/** Returns whether WordPress's schema has the content model. Pages are shown without what is missing. */
export async function schemaState(): Promise<PartState> {
  const problems = await withTimeout(TIMEOUT_MS, checkModel()).catch(() => null);
  if ((problems ?? []).length > 0 || missingFields().length > 0) return 'incomplete';
  return problems === null ? 'unknown' : 'ok';
}

/** Returns what WordPress's schema lacks, with the remedy: of the content model, and of single queries. */
export async function schemaProblems(): Promise<string[]> {
  const problems = await checkModel().catch(() => null);
  return [...(problems ?? []), ...missingFields()];
}

/** The states of a part, as the log says them after the part's name. off: not set up. */
export const STATES = {
  ok: 'is ok again',
  unreachable: 'does not answer',
  failing: 'answers the health check, but fails the requests of pages',
  missing: 'is not available: see the log line of routing',
  blocked: 'is behind something that refuses the site’s requests (HTTP 3xx or 4xx), such as a firewall',
  'read-only': 'cannot write to Redis: its memory or its disk is full, see docs/redis.md',
  unwritable: 'cannot write below DATA_DIR',
  damaged: 'has a file that is damaged, or was overwritten while the site ran: see docs/operations.md',
  lossy:
    'uses a Redis that may lose leads, so this process is not ready: see the log lines of leads, and docs/leads.md',
  unproven: 'uses a Redis that may lose leads now: see the log lines of leads, and docs/leads.md',
  stalled: 'has leads that have been waiting for 15 minutes: see npm run tool -- leads',
  off: 'is off: LEAD_KEY is not set',
  incomplete: 'lacks a part of the content model, and pages are shown without it: see the log lines of schema',
  outdated: 'are older than is safe: see docs/wordpress.md',
  unknown: 'are not known',
} as const;

export type PartState = keyof typeof STATES;

/** As large as a small page, because a full disk still takes an empty file. */
const CONTENT = Buffer.alloc(16 * 1024, 'footbridge ');

/** Returns whether a file can be written to a folder. Creates the folder; removes the file. Never throws. */
async function isFolderWritable(folder: string, mode?: number): Promise<boolean> {
  const file = path.join(folder, `.health-${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode });
    await writeFile(file, CONTENT);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Of one check. Load balancers wait longer. */
export const TIMEOUT_MS = 2500;
/** After so many relapses of the circuit breaker WordPress counts as failing. */
const MAX_RELAPSES = 2;
const STALLED_AFTER_MS = 15 * 60_000;

/** Shares whose circuit breaker the GraphQL probe informs. No probe covers uploads. */
const PROBED = ['pages', 'searches'] as const;

/** Returns whether WordPress answers GraphQL. Probes it also while the circuit breakers are open, and reports the result to them. */
export async function wordPressState(): Promise<PartState> {
  const result = await probeGraphQL(TIMEOUT_MS);
  for (const share of PROBED) upstreamClient(share).breaker.probed(result !== 'failed');
  if (result === 'failed') return 'unreachable';
  if (result === 'refused') return 'blocked';
  return upstreamClient('pages').breaker.relapses >= MAX_RELAPSES ? 'failing' : 'ok';
}

/** Returns whether WordPress's routing is available: without the plugin's route, or with a wrong secret, addresses are unknown. */
export async function routingState(): Promise<PartState> {
  if (answeredVariables() === undefined || routeProblem() !== null)
    await withTimeout(TIMEOUT_MS, fetchAnswer('/')).catch(() => null);
  if (routeProblem() !== null) return 'missing';
  // So that the first page does not wait for it.
  void loadUnknownPaths();
  return 'ok';
}

/** Returns the state of each circuit breaker. Forms use the pages' breaker. */
export function circuitBreakerStates(): Record<Exclude<Share, 'forms'>, BreakerState> {
  const { pages, searches, uploads, mediaHosts } = upstreamStats();
  return { pages: pages.state, searches: searches.state, uploads: uploads.state, mediaHosts: mediaHosts.state };
}

/** Returns whether WordPress or a plugin is older than is safe. Anyone may read health, so only the log names it. */
export async function versionsState(): Promise<PartState> {
  const findings = await withTimeout(TIMEOUT_MS, versionFindings()).catch(() => 'unknown' as const);
  if (findings === 'unknown') return 'unknown';
  return findings.length > 0 ? 'outdated' : 'ok';
}

/** Returns whether pages, and entries of the invalidation log, can be written: to this machine's disk and, with REDIS_URL, to Redis. */
export async function pageCacheState(): Promise<PartState> {
  const folders = [path.join(dataFolder(), 'pages'), changesFolder()];
  const writable = await withTimeout(TIMEOUT_MS, Promise.all(folders.map((folder) => isFolderWritable(folder)))).catch(
    () => [false],
  );
  if (!writable.every(Boolean)) return 'unwritable';
  const [shared, takes] = await Promise.all([isShared(), isWritable()]);
  if (shared === false) return 'unreachable';
  return takes === false ? 'read-only' : 'ok';
}

async function isFileWritable(file: string): Promise<boolean> {
  const isWritableOrMissing = await access(file, constants.W_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  return isWritableOrMissing && isFolderWritable(path.dirname(file), 0o700);
}

async function isStalled(opened: Outbox): Promise<boolean> {
  const pending = await opened.pending();
  // A refused lead waits for an operator. A lead accepted in the future means that the clock was set back.
  return pending.some(({ state, since }) => state !== 'refused' && Math.abs(Date.now() - since) > STALLED_AFTER_MS);
}

export async function outboxState(): Promise<PartState> {
  const redis = setting('REDIS_URL');
  // Without a key no lead can be stored, so no database is opened.
  if (leadKeys() === null) return 'off';
  const broken: PartState = redis ? 'unreachable' : 'unwritable';
  try {
    if (!redis && !(await withTimeout(TIMEOUT_MS, isFileWritable(outboxFile())))) return broken;
    const opened = await withTimeout(TIMEOUT_MS, outbox());
    const stalled = await withTimeout(TIMEOUT_MS, isStalled(opened));
    // Before durability: a Redis that takes no writes cannot confirm one.
    if (redis && (await isWritable()) === false) return 'read-only';
    const durability = await withTimeout(TIMEOUT_MS, opened.durability());
    if (durability === 'refused') return 'lossy';
    if (durability === 'unproven') return 'unproven';
    return stalled ? 'stalled' : 'ok';
  } catch (error) {
    return error instanceof DamagedOutboxError ? 'damaged' : broken;
  }
}
