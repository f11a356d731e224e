/** @jest-environment node */
/** What `npm run tool -- status` prints. */
import { printableText } from '@footbridge/bridge/platform/invisible';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIONS,
  actionsFor,
  OPEN_BREAKER,
  REFUSED_LEADS,
  REFUSED_WEBHOOKS,
  stateText,
} from '@footbridge/tools/status/state';
import { FAULTY, HEALTHY, NOW } from './reports';
import type { Report } from '@footbridge/bridge/operations/health/report';

const ROOT = join(__dirname, '../../../..');
const show = (report: Report): string => stateText(report, 'https://www.example.org', NOW);

describe('the state', () => {
  it('of a site without a fault', () => {
    const shown = show(HEALTHY);
    expect(shown).toMatch(
      /^https:\/\/www\.example\.org: ok\nNothing to do\.\n\nstatus: ok\nparts:\n {2}wordpress: ok\n/,
    );
    expect(shown).toContain('answeredAt: 0 min ago (2026-11-25 10:03 UTC)');
    expect(shown).toContain('refusedAt: 1440 min ago (2026-11-24 10:04 UTC)');
  });

  it('says what to do about each fault, leads first', () => {
    expect(show(FAULTY)).toContain(`To do:
1. Leads wait for over 15 minutes: npm run tool -- leads. docs/runbook.md#leadswait
2. The target refuses leads: npm run tool -- leads. docs/runbook.md#leadrefused
3. Redis is not writable: make room. docs/runbook.md#redisreadonly
4. WordPress does not answer: check its host. docs/runbook.md#wordpressunreachable
5. WordPress’s plugin, or its secret, is missing. docs/runbook.md#routing-is-missing
6. Pages lack fields: see “schema” below. docs/wordpress.md#names-that-clash
7. The last webhook has a wrong signature: test the connection in wp-admin. docs/runbook.md#webhooksrefused
8. Update in wp-admin what is marked. docs/runbook.md#outdated-versions

status: degraded
`);
    expect(show(FAULTY)).toMatch(/count: 2\n {6}since: 21 min ago/);
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
