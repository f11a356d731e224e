/** @jest-environment node */
/** The screen of `npm run tool -- status`, and what it says to do. */
import { printableText } from '@footbridge/bridge/platform/invisible';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ACTIONS, actionsFor, OPEN_BREAKER, REFUSED_LEADS, REFUSED_WEBHOOKS } from '@footbridge/tools/status/actions';
import { screen } from '@footbridge/tools/status/screen';

import { FAULTY, HEALTHY, NOW } from './reports';

import type { Report } from '@footbridge/bridge/operations/health/report';

const ROOT = join(__dirname, '../../../..');
const show = (report: Report, columns = 80): string =>
  screen(report, { site: 'https://www.example.org', now: NOW, columns, paint: (_, text) => text });

describe('the screen', () => {
  it('shows a site without a fault', () => {
    expect(show(HEALTHY)).toBe(`Desert Hope Treatment Center (DSH)
https://www.example.org, ok

Build           b1, Node v24.1.0, up 3 h 12 min
WordPress   ok  reachable, last answer: 2 s ago (10:03 UTC)
Page cache  ok  pages: 1,214, redirects: 3, not found: 1
                hits: 93 %, lookups since the start: 1,000
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
            !!  routing: missing
            !!  circuit breaker of pages: open
            ok  circuit breaker of searches: half-open
Page cache  !!  read-only: pages: 1,214, redirects: 3, not found: 1
                hits: 93 %, lookups since the start: 1,000
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
1. Leads wait for over 15 minutes: npm run tool -- leads.
   docs/runbook.md#leadswait
2. The target refuses leads: npm run tool -- leads. docs/runbook.md#leadrefused
3. Redis is not writable: make room. docs/runbook.md#redisreadonly
4. WordPress does not answer: check its host.
   docs/runbook.md#wordpressunreachable
5. WordPress’s plugin, or its secret, is missing.
   docs/runbook.md#routing-is-missing
6. Pages lack fields: read the lines of “schema”.
   docs/wordpress.md#names-that-clash
7. The last webhook has a wrong signature: test the connection in wp-admin.
   docs/runbook.md#webhooksrefused
8. Update in wp-admin what is marked. docs/runbook.md#outdated-versions`);
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
    const name = '\u001B[31mevil\u0007\u009B2J\u202E';
    const evil = { ...HEALTHY, details: { ...HEALTHY.details, site: { ...HEALTHY.details.site, name, build: name } } };
    expect(show(evil)).toBe(printableText(show(evil)));
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
