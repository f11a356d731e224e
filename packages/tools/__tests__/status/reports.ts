/** States of a site. */
import type { Report } from '@footbridge/bridge/operations/health/report';

export const NOW = Date.UTC(2026, 10, 25, 10, 4);
const MINUTE = 60_000;

export const HEALTHY: Report = {
  status: 'ok',
  parts: { wordpress: 'ok', routing: 'ok', schema: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' },
  circuitBreakers: { pages: 'closed', searches: 'closed', uploads: 'closed', mediaHosts: 'closed' },
  details: {
    site: {
      code: 'DSH',
      name: 'Desert Hope Treatment Center',
      build: 'b1',
      node: 'v24.1.0',
      startedAt: NOW - 192 * MINUTE,
    },
    wordPress: { answeredAt: NOW - 2000 },
    unknownPaths: [],
    foreignMediaHosts: [],
    pageCache: {
      pages: 1214,
      redirects: 3,
      missing: 1,
      oldestAt: NOW - 54 * MINUTE,
      newestAt: NOW - 20_000,
      lookups: { hit: 900, stale: 30, outdated: 10, miss: 60 },
    },
    leads: [],
    leadSummary: null,
    webhooks: { acceptedAt: NOW - 5 * MINUTE, refusedAt: NOW - 60 * 24 * MINUTE, refusal: 'signature' },
    versions: [{ name: 'WPGraphQL', installed: '2.24.1', oldest: '2.24.1' }],
    schema: [],
    outdated: [],
  },
};
export const FAULTY: Report = {
  status: 'degraded',
  parts: {
    wordpress: 'unreachable',
    routing: 'missing',
    schema: 'incomplete',
    versions: 'outdated',
    pageCache: 'read-only',
    outbox: 'stalled',
  },
  circuitBreakers: { pages: 'open', searches: 'half-open', uploads: 'closed', mediaHosts: 'closed' },
  details: {
    ...HEALTHY.details,
    wordPress: { answeredAt: NOW - 12 * MINUTE },
    foreignMediaHosts: ['cdn.example.net'],
    leadSummary: null,
    leads: [
      { state: 'waiting', count: 2, since: NOW - 21 * MINUTE },
      { state: 'refused', count: 1, since: NOW - 51 * 60 * MINUTE },
    ],
    webhooks: { acceptedAt: NOW - 30 * MINUTE, refusedAt: NOW - MINUTE, refusal: 'signature' },
    versions: [
      { name: 'WPGraphQL', installed: '2.20.0', oldest: '2.24.1' },
      { name: 'FaustWP', installed: '1.8.8', oldest: '1.8.8' },
    ],
    outdated: ['WPGraphQL'],
  },
};
