/** @jest-environment node */
/** `npm run status`: its screen, its exit code, and what it says where there is no state. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { ACTIONS, actionsFor, OPEN_BREAKER, REFUSED_LEADS, REFUSED_WEBHOOKS } from '@/script/lib/status/actions';
import { readArguments } from '@/script/lib/status/arguments';
import { screen } from '@/script/lib/status/screen';

import type { AddressInfo } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import type { Report } from '@/bridge/operations/health/report';

const ROOT = join(__dirname, '../..');
const NOW = Date.UTC(2026, 10, 25, 10, 4);
const MINUTE = 60_000;

const HEALTHY: Report = {
  status: 'ok',
  parts: { wordpress: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' },
  circuitBreakers: { pages: 'closed', searches: 'closed', uploads: 'closed' },
  details: {
    site: {
      code: 'DSH',
      name: 'Desert Hope Treatment Center',
      build: 'b1',
      node: 'v24.1.0',
      startedAt: NOW - 192 * MINUTE,
    },
    wordPress: { answeredAt: NOW - 2000 },
    pageCache: {
      pages: 1214,
      redirects: 3,
      missing: 1,
      oldestAt: NOW - 54 * MINUTE,
      newestAt: NOW - 20_000,
      lookups: { hit: 900, stale: 30, outdated: 10, miss: 60 },
    },
    leads: [],
    webhooks: { acceptedAt: NOW - 5 * MINUTE, refusedAt: NOW - 60 * 24 * MINUTE, refusal: 'signature' },
    versions: [{ name: 'WPGraphQL', installed: '2.24.1', oldest: '2.24.1' }],
    outdated: [],
  },
};
const FAULTY: Report = {
  status: 'degraded',
  parts: { wordpress: 'unreachable', versions: 'outdated', pageCache: 'read-only', outbox: 'stalled' },
  circuitBreakers: { pages: 'open', searches: 'half-open', uploads: 'closed' },
  details: {
    ...HEALTHY.details,
    wordPress: { answeredAt: NOW - 12 * MINUTE },
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
const show = (report: Report, columns = 80): string =>
  screen(report, { site: 'https://www.example.org', now: NOW, columns, paint: (_, text) => text });

describe('the screen', () => {
  it('shows a site without a fault', () => {
    expect(show(HEALTHY)).toBe(`Desert Hope Treatment Center (DSH)
https://www.example.org, ok

Build           b1, Node v24.1.0, up 3 h 12 min
WordPress   ok  reachable, last answer: 2 s ago (10:03 UTC)
Page cache  ok  1,214 pages, 3 redirects, 1 404s
                hits: 93 % of 1,000 lookups since the start
                last render: 20 s ago (10:03 UTC)
                oldest page: 54 min ago (09:10 UTC)
Leads       ok  0 undelivered
Webhooks        last accepted: 5 min ago (09:59 UTC)
                last refused: 1 d ago (2026-11-24 10:04 UTC), signature
Versions    ok  WPGraphQL 2.24.1, oldest safe 2.24.1

Nothing to do.`);
    expect(actionsFor(HEALTHY)).toEqual([]);
  });

  it('marks each fault, and says what to do, leads first', () => {
    expect(show(FAULTY)).toBe(`Desert Hope Treatment Center (DSH)
https://www.example.org, degraded

Build           b1, Node v24.1.0, up 3 h 12 min
WordPress   !!  unreachable, last answer: 12 min ago (09:52 UTC)
            !!  circuit breaker of pages: open
            ok  circuit breaker of searches: half-open
Page cache  !!  read-only: 1,214 pages, 3 redirects, 1 404s
                hits: 93 % of 1,000 lookups since the start
                last render: 20 s ago (10:03 UTC)
                oldest page: 54 min ago (09:10 UTC)
Leads       !!  stalled: 3 undelivered
                2 waiting, the oldest for 21 min
            !!  1 refused, the oldest for 2 d 3 h
Webhooks        last accepted: 30 min ago (09:34 UTC)
            !!  last refused: 1 min ago (10:03 UTC), signature
Versions    !!  WPGraphQL 2.20.0, oldest safe 2.24.1
            ok  FaustWP 1.8.8, oldest safe 1.8.8

To do
1. Leads wait for over 15 minutes: npm run leads. docs/runbook.md#leadswait
2. The target refuses leads: npm run leads. docs/runbook.md#leadrefused
3. Redis takes no writes: make room. docs/runbook.md#redisreadonly
4. WordPress does not answer: check its host.
   docs/runbook.md#wordpressunreachable
5. The last webhook has a wrong signature: test the connection in wp-admin.
   docs/runbook.md#webhooksrefused
6. Update in wp-admin what is marked. docs/runbook.md#outdated-versions`);
  });

  it.each([
    [
      'forms are off',
      { parts: { ...HEALTHY.parts, outbox: 'off' }, details: { leads: null } },
      'Leads       ok  off: LEAD_KEY is not set',
    ],
    [
      'the outbox does not answer',
      { parts: { ...HEALTHY.parts, outbox: 'damaged' }, details: { leads: null } },
      'Leads       !!  damaged: undelivered leads are unknown',
    ],
    [
      'it has just started',
      {
        details: {
          pageCache: {
            ...HEALTHY.details.pageCache,
            oldestAt: null,
            newestAt: null,
            lookups: { hit: 0, stale: 0, outdated: 0, miss: 0 },
          },
        },
      },
      'no lookup since the start\n                last render: never',
    ],
    [
      'the plugin is silent',
      { details: { versions: 'unknown' as const } },
      'unknown: the plugin does not answer, or has another',
    ],
    [
      'a plugin names no version',
      { details: { versions: [{ name: 'FaustWP', installed: '', oldest: '1.8.8' }] } },
      'FaustWP (no version), oldest safe 1.8.8',
    ],
  ])(
    'says so where %s',
    (_, { details, ...more }: { parts?: Report['parts']; details: Partial<Report['details']> }, line) => {
      expect(show({ ...HEALTHY, ...more, details: { ...HEALTHY.details, ...details } })).toContain(line);
    },
  );

  it.each([40, 80])('is at most %i columns wide, but for addresses', (columns) => {
    const words = (line: string) => line.trim().split(' ').length;
    expect(
      show(FAULTY, columns)
        .split('\n')
        .filter((line) => line.length > columns && words(line) > 1),
    ).toEqual([]);
  });

  it('has no control characters of the site', () => {
    const name = '\u001B[31mevil\u0007';
    const evil = { ...HEALTHY, details: { ...HEALTHY.details, site: { ...HEALTHY.details.site, name, build: name } } };
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(show(evil)).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  });
});

describe('the actions', () => {
  it('include one for a state that this version does not know', () => {
    expect(actionsFor({ ...HEALTHY, parts: { ...HEALTHY.parts, outbox: 'new' } })).toEqual([
      'outbox is new. docs/operations.md#health',
    ]);
  });

  it('include an open breaker while WordPress answers the smallest query', () => {
    expect(actionsFor({ ...HEALTHY, circuitBreakers: { uploads: 'open' } })).toEqual([OPEN_BREAKER]);
  });

  const actions = [
    ...Object.values(ACTIONS).flatMap((states) => Object.values(states)),
    OPEN_BREAKER,
    REFUSED_LEADS,
    REFUSED_WEBHOOKS,
  ];
  it.each(actions)('refer to a section that exists: %s', (action) => {
    const [, file = '', anchor] = / (docs\/\w+\.md)#([\w-]+)$/.exec(action) ?? [];
    const titles = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);
    expect(
      titles.map((title) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    ).toContain(anchor);
  });
});

describe('the arguments', () => {
  it('name a site, else the local one', () => {
    expect(readArguments(['--site', 'https://www.example.org/about/'])).toEqual({ site: 'https://www.example.org' });
    expect(readArguments([])).toEqual({ site: 'http://127.0.0.1:3000' });
    expect(readArguments([], '4100')).toEqual({ site: 'http://127.0.0.1:4100' });
    expect(readArguments(['-h'])).toBe('help');
  });

  it.each(['DSH', 'ftp://example.org', 'localhost:3000'])('refuse the site %s', (site) => {
    expect(() => readArguments(['--site', site])).toThrow(
      `--site: "${site}" is no address. It looks like https://www.example.org`,
    );
  });
});

describe('the command', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const json =
    (status: number, body: unknown, headers = {}): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  async function run(site: string, env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'script/lib/status/main.ts', '--site', site], {
      cwd: ROOT,
      env: { ...process.env, FOOTBRIDGE_SECRET: 's'.repeat(32), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => (out += String(text)));
    child.stderr.on('data', (text) => (err += String(text)));
    const [code] = await once(child, 'close');
    return { code, out, err };
  }

  it.each([
    ['ends with 0 where there is nothing to do', HEALTHY, 200, 0],
    [
      'ends with 1 where there is, also when the site is out of rotation',
      { ...FAULTY, status: 'failing' as const },
      503,
      1,
    ],
  ])('%s, without color in a pipe', async (_, report, status, code) => {
    const result = await run(await serve(json(status, report)));
    expect([result.code, result.err]).toEqual([code, '']);
    expect(result.out).toMatch(/^Desert Hope Treatment Center \(DSH\)\n/);
    expect(result.out).not.toContain('\u001B');
  });

  it('signs its request', async () => {
    let headers = {};
    const url = await serve((request, response) => {
      headers = request.headers;
      json(200, HEALTHY)(request, response);
    });
    await run(url);
    expect(headers).toMatchObject({ 'x-footbridge-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/) });
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'another secret',
      json(401, { error: { code: 'unauthorized' } }),
      /it refuses the signature\. Set the site’s FOOTBRIDGE_SECRET/,
    ],
    ['another service', json(404, {}), /it has no \/api\/health, so this is another service/],
    ['another service that answers everything', json(200, { status: 'ok' }), /it answers 200, and no state/],
    ['another brand', json(421, {}), /it serves another brand/],
    [
      'a redirect',
      json(301, {}, { location: 'https://www.example.org/' }),
      /it redirects to https:\/\/www\.example\.org\//,
    ],
    ['a broken proxy', json(502, 'Bad gateway'), /it answers 502 without a state/],
  ])('ends with 2 and one line where there is %s', async (_, listener, message) => {
    const { code, out, err } = await run(await serve(listener));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('ends with 2 and one line where nothing listens', async () => {
    const url = await serve(json(200, {}));
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await run(url)).toEqual({
      code: 2,
      out: '',
      err: `${url} does not answer (ECONNREFUSED). Start it with script/server, or name its address with --site URL.\n`,
    });
  });

  it('ends with 2 and one line without a secret', async () => {
    const { code, err } = await run('http://127.0.0.1:1', { FOOTBRIDGE_SECRET: '', DATA_DIR: '/nonexistent' });
    expect([code, err]).toEqual([2, expect.stringMatching(/^FOOTBRIDGE_SECRET is not set: .*\n$/)]);
  });
});
