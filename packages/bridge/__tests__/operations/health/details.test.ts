/** Signed `GET /api/health`, as `npm run tool -- status` requests it over HTTP. */
import { createServer } from 'node:http';
import { listen } from '@footbridge/tools/process/listen';

import { applyWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { recordRefusal } from '@footbridge/bridge/cache/invalidation/read-webhook';
import { lookups } from '@footbridge/bridge/cache/page-cache/memory';
import { outbox } from '@footbridge/bridge/leads/outbox/open';
import { healthAnswerer } from '@footbridge/bridge/operations/health/answer';
import { timeWordPress } from '@footbridge/bridge/wordpress/upstream/measure';
import { recordForeignHost } from '@footbridge/bridge/wordpress/url/foreign-hosts';
import { reportedVersionsState } from '@footbridge/bridge/wordpress/versions';
import { requestReport } from '@footbridge/tools/status/request';
import { site } from '@/site-config/site';

import { newLeadKey } from '../../../../../__tests__/support/leads';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const SECRET = 'a secret of thirty-two characters, at least';
const { store, get } = temporaryCache();
const answer = healthAnswerer({
  wordpress: async () => 'unreachable',
  routing: async () => 'ok',
  schema: async () => 'ok',
  versions: async () => 'ok',
  pageCache: async () => 'ok',
  outbox: async () => 'ok',
});
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://site');
  void answer(Object.assign(request, { query: Object.fromEntries(searchParams) }), response);
});
let url: string;

quietConsole();
beforeAll(async () => void (url = await listen(server)));
afterAll((done) => void server.close(done));
beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  reportedVersionsState.value = {
    known: null,
    load: async () => ({
      findings: [],
      installed: [{ name: 'FaustWP', installed: '1.8.8', oldest: '1.8.8' }],
      clashes: [],
    }),
  };
});
afterEach(() => {
  reportedVersionsState.value = undefined;
});

it('has the site, the cache, WordPress’s last answer, webhooks and versions', async () => {
  const before = Date.now();
  Object.assign(lookups(), { hit: 0, stale: 0, outdated: 0, miss: 0 });
  await store('/about', ['post:1']);
  await store('/none', ['post:2'], null);
  await get('/about');
  await get('/never');
  recordForeignHost('https://cdn.example.net/river.jpg');
  timeWordPress('page')('answered');
  timeWordPress('page')('unreachable');
  await applyWebhook({
    id: crypto.randomUUID(),
    sentAt: new Date().toISOString(),
    events: [{ kind: 'node', keys: ['post:9'], uris: [] }],
  });
  recordRefusal('signature');
  const { status, parts, details } = await requestReport(url, SECRET);
  expect([status, parts.wordpress]).toEqual(['degraded', 'unreachable']);
  const { pageCache, webhooks, wordPress } = details;
  const times = [pageCache.oldestAt, pageCache.newestAt, webhooks.acceptedAt, webhooks.refusedAt, wordPress.answeredAt];
  expect(times.filter((at) => at === null || at < before || at > Date.now())).toEqual([]);
  const recent = expect.any(Number);
  expect(details).toEqual({
    schema: [],
    site: {
      code: site.code,
      name: site.fullName,
      build: expect.any(String),
      node: process.version,
      startedAt: expect.any(Number),
    },
    unknownPaths: [],
    wordPress: { answeredAt: recent },
    pageCache: {
      pages: 1,
      redirects: 0,
      missing: 1,
      oldestAt: recent,
      newestAt: recent,
      lookups: { hit: 1, stale: 0, outdated: 0, miss: 1 },
    },
    leads: null,
    leadSummary: null,
    webhooks: { acceptedAt: recent, refusedAt: recent, refusal: 'signature' },
    versions: [{ name: 'FaustWP', installed: '1.8.8', oldest: '1.8.8' }],
    foreignMediaHosts: ['cdn.example.net'],
    outdated: [],
  });
});

it('has numbers and ages of undelivered leads, and nothing of their content', async () => {
  process.env.LEAD_KEY = newLeadKey();
  const opened = await outbox();
  const lead = {
    keyHash: 'a'.repeat(64),
    reference: 'K7QF3-M2PXY',
    fingerprint: 'f',
    form: 'callback',
    acceptedAt: Date.now() - 60_000,
    content: { keyId: 'k', text: 'c2VjcmV0' },
  };
  await opened.accept(lead);
  const { details } = await requestReport(url, SECRET);
  expect(details.leads).toEqual([{ state: 'accepted', count: 1, since: lead.acceptedAt }]);
  expect(JSON.stringify(details)).not.toMatch(/K7QF3|c2VjcmV0/);
  await opened.close();
});

it('answers 401 to another secret, and to everybody without one', async () => {
  await expect(requestReport(url, 'another secret of thirty-two characters')).rejects.toThrow(/refuses the signature/);
  delete process.env.FOOTBRIDGE_SECRET;
  await expect(requestReport(url, SECRET)).rejects.toThrow(/refuses the signature/);
});

it('has no details for a request without a signature', async () => {
  const response = await fetch(`${url}/api/health`);
  expect(Object.keys(await response.json())).toEqual(['status', 'parts', 'circuitBreakers']);
});
