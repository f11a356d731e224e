import { site } from '@footbridge/shared/site/current';

import { log } from '../../platform/log';
import { allowsMethod, apiError, sendError, sendJson } from '../../platform/request/json';
import { isSignedRequest } from '../../platform/signature';
import { memoizeFor } from '../../platform/memoize-for';
import {
  circuitBreakerStates,
  outboxState,
  pageCacheState,
  routingState,
  schemaProblems,
  schemaState,
  STATES,
  type PartState,
  versionsState,
  wordPressState,
} from './parts';
import { SIGNED_TEXT, type Details } from './report';
import { lastEntry } from '../../cache/history';
import { lookups } from '../../cache/page-cache/memory';
import { cachedPages } from '../../cache/page-cache/store';
import { buildId } from '../../platform/folders';
import { loadUnknownPaths } from '../../pages/routing/unknown-paths';
import { installedVersions, versionFindings } from '../../wordpress/versions';
import { foreignHosts } from '../../wordpress/url/foreign-hosts';
import { wordPressAnsweredAt } from '../../wordpress/upstream/measure';
import { leadSummary, pendingLeads } from '../leads/summary';

import type { IncomingMessage, ServerResponse } from 'node:http';

const timeOf = (entry: { at: string } | null): number | null => entry && Date.parse(entry.at);

async function pageCacheDetails(): Promise<Details['pageCache']> {
  const entries = await cachedPages();
  const times = entries.flatMap(({ kind, cachedAt }) => (kind === 'page' ? [cachedAt] : [])).toSorted((a, b) => a - b);
  const countOf = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    pages: times.length,
    redirects: countOf('redirect'),
    missing: countOf('not-found'),
    oldestAt: times.at(0) ?? null,
    newestAt: times.at(-1) ?? null,
    lookups: { ...lookups() },
  };
}

async function siteDetails(): Promise<Details> {
  const [pageCache, leads, summary, versions, findings, unknown, schema] = await Promise.all([
    pageCacheDetails(),
    pendingLeads(),
    leadSummary(),
    installedVersions(),
    versionFindings(),
    loadUnknownPaths(),
    schemaProblems(),
  ]);
  const refused = lastEntry('refused');
  return {
    site: {
      code: site().code,
      name: site().fullName,
      build: buildId(),
      node: process.version,
      startedAt: Math.round(Date.now() - process.uptime() * 1000),
    },
    wordPress: { answeredAt: wordPressAnsweredAt() },
    unknownPaths: [...unknown.paths],
    foreignMediaHosts: foreignHosts(),
    pageCache,
    leads,
    leadSummary: summary,
    webhooks: {
      acceptedAt: timeOf(lastEntry('webhook')),
      refusedAt: timeOf(refused),
      refusal: refused?.about ?? null,
    },
    versions: versions === 'unknown' ? versions : [...versions],
    schema,
    outdated: findings === 'unknown' ? [] : findings.map(({ name }) => name),
  };
}

const PARTS = ['wordpress', 'routing', 'schema', 'versions', 'pageCache', 'outbox'] as const;

type Parts = Record<(typeof PARTS)[number], PartState>;
type Checks = Record<keyof Parts, () => Promise<PartState>>;
type CircuitBreakers = ReturnType<typeof circuitBreakerStates>;

/** ok. degraded: visitors are served, but an operator should look. failing: visitors should be sent to another process. */
type Health = 'ok' | 'degraded' | 'failing';

const CHECK_INTERVAL_MS = 5000;

const UNAUTHORIZED = apiError(
  401,
  'unauthorized',
  'The signature is not of this site’s FOOTBRIDGE_SECRET, or the clocks differ by over five minutes.',
);

/** Returns whether a part needs no attention. Unknown versions raise no alarm: without the plugin the routing does. */
const isOk = (state: PartState): boolean => state === 'ok' || state === 'off' || state === 'unknown';

/**
 * Returns the state for a load balancer. Only a fault of this machine's disk or outbox is `failing`: all processes
 * share WordPress and Redis. A Redis that may lose leads is `failing` only at the start, while others still serve.
 */
function healthOf(parts: Parts, circuitBreakers: CircuitBreakers): Health {
  const states = Object.values(parts);
  if (states.some((state) => state === 'unwritable' || state === 'damaged' || state === 'lossy')) return 'failing';
  if (Object.values(circuitBreakers).includes('open')) return 'degraded';
  return states.every(isOk) ? 'ok' : 'degraded';
}

function partsChecker(checks: Checks): () => Promise<Parts> {
  const last: Parts = { wordpress: 'ok', routing: 'ok', schema: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' };
  const check = async (name: keyof Parts): Promise<void> => {
    const state = await checks[name]();
    if (state !== last[name]) log(isOk(state) ? 'info' : 'error', 'health', `${name} ${STATES[state]}`);
    last[name] = state;
  };
  return async () => {
    await Promise.all(PARTS.map(check));
    return { ...last };
  };
}

type HealthRequest = IncomingMessage & { query: Partial<Record<string, string | string[]>> };
type AnswerHealth = (request: HealthRequest, response: ServerResponse) => Promise<void>;

/**
 * Returns the handler of `GET /api/health` (docs/operations.md). `?live` checks nothing; `?strict` answers 503 for
 * `degraded`, too. Anybody may request it, so it has no address, version or error text, except for a signed request.
 */
export function healthAnswerer(
  checks: Checks = {
    wordpress: wordPressState,
    routing: routingState,
    schema: schemaState,
    versions: versionsState,
    pageCache: pageCacheState,
    outbox: outboxState,
  },
): AnswerHealth {
  const checkParts = memoizeFor(CHECK_INTERVAL_MS, partsChecker(checks));
  return async (request, response) => {
    if (!allowsMethod(request, response, ['GET', 'HEAD'])) return;
    if (request.query.live !== undefined) return sendJson(response, 200, { status: 'ok' });
    const wantsDetails = request.headers['x-footbridge-signature'] !== undefined;
    if (wantsDetails && !isSignedRequest(request, SIGNED_TEXT)) return sendError(response, UNAUTHORIZED);
    const [parts, details] = await Promise.all([checkParts(), wantsDetails ? siteDetails() : undefined]);
    const circuitBreakers = circuitBreakerStates();
    const status = healthOf(parts, circuitBreakers);
    const isOutOfRotation = status === 'failing' || (status === 'degraded' && request.query.strict !== undefined);
    sendJson(response, isOutOfRotation ? 503 : 200, { status, parts, circuitBreakers, details });
  };
}
