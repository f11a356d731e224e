/** Any input to the log: one line of JSON each, below a kilobyte, without personal data. */
import * as fc from 'fast-check';

import { jsonLines } from '@footbridge/bridge/platform/logging/json-lines';
import { scrub } from '@footbridge/bridge/platform/scrub';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { targets } from '@footbridge/tools/fuzz/requests/targets';
import { oddText } from '@footbridge/tools/fuzz/requests/texts';
import { site } from '@/site-config/site';

import { always, JEST_TIMEOUT_MS } from '../support/cases';

jest.setTimeout(JEST_TIMEOUT_MS);

const long = fc
  .tuple(oddText, fc.integer({ min: 1, max: 3000 }))
  .map(([text, times]) => text.repeat(times).slice(0, 200_000));
const said = fc
  .array(fc.oneof({ weight: 4, arbitrary: oddText }, { weight: 1, arbitrary: long }), { maxLength: 5 })
  .map((parts) => parts.join(' '));

it('a message becomes one line of JSON, below a kilobyte', () => {
  let written = '';
  const { sink } = jsonLines('info', 'DSH', { write: (text) => (written += text) });
  always(
    [said],
    (message) => {
      written = '';
      sink('error', 'page cache', message);
      expect(Buffer.byteLength(written)).toBeLessThan(1024);
      expect(written.indexOf('\n')).toBe(written.length - 1);
      expect(JSON.parse(written)).toMatchObject({
        level: 'error',
        site: 'DSH',
        area: 'page cache',
        msg: expect.any(String),
      });
    },
    2,
  );
});

it('e-mail addresses, phone numbers, addresses of networks and what is searched for are removed from any text', () => {
  const around = fc.oneof(
    fc.constantFrom('', ' ', ' "', '(', 'for ', ', ', '<'),
    fc.string({ unit: fc.constantFrom('a', ' ', '.', 'é', '👩'), maxLength: 20 }).map((text) => `${text} `),
  );
  const secret = fc.constantFrom(
    'marlene.dietz@example.org',
    '(702) 555-0142',
    '702-555-0142',
    '+1 702 555 0142',
    '203.0.113.7',
    '2001:db8::7',
    '/search/opioids/',
    '/about/?name=Marlene',
    'redis://user:password@host',
  );
  const stored = /marlene|dietz|555|203\.0|db8::7|opioids|Marlene|password/;
  always([around, secret, around], (before, one, after) => {
    expect(scrub(`${before}${one} ${after}`)).not.toMatch(stored);
  });
});

it('a request is logged by one of about thirty words, for any target', () => {
  const words = new Set<string>();
  always([targets(site, 'build')], (target) => void words.add(routeKind(target)));
  expect([...words].filter((word) => !/^[a-z/-]{2,20}$/.test(word))).toEqual([]);
  expect(words.size).toBeLessThanOrEqual(40);
});
