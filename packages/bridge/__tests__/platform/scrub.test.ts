import * as fc from 'fast-check';

import { printableLine } from '@footbridge/bridge/platform/invisible';
import { scrub } from '@footbridge/bridge/platform/scrub';

/** What must never be read in a log, in the spellings in which it may come. */
const SECRETS: [string, string, string][] = [
  ['an e-mail address', 'marlene.dietz@example.org', 'marlene'],
  ['one of an address', 'marlene.dietz%40example.org', 'marlene'],
  ['a phone number', '(702) 555-0142', '0142'],
  ['one with the country', '+1 702 555 0142', '0142'],
  ['one from abroad', '+49 30 5550142', '5550142'],
  ['a query', '/treatment/?payer=Aetna&name=Marlene', 'Aetna'],
  ['a query that was escaped', '/treatment/%3Fpayer=Aetna', 'Aetna'],
  ['a search', '/search/how+to+stop+drinking/', 'drinking'],
  ['a visitor’s address', '203.0.113.77', '203.0.113'],
  ['one of IPv6', '2001:db8:85a3::8a2e:370:7334', '8a2e'],
  ['a password in an address', 'redis://user:hunter2@redis.internal:6379', 'hunter2'],
  ['a bearer token', 'Authorization: Bearer abcdef.ghijkl-mnop', 'ghijkl'],
  [
    'a JSON web token',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
    'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  ],
  ['a named secret', 'FOOTBRIDGE_SECRET=short-and-sweet', 'sweet'],
  ['a cookie', 'csrf-token=zcPkCgs', 'zcPkCgs'],
  ['a key in base64', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'AAECAwQ'],
];

describe('what the log writes', () => {
  it.each(SECRETS)('has not %s', (_what, secret, reported) => {
    for (const sentence of [secret, `could not be made (${secret})`, `GET ${secret} failed, twice`, `"${secret}"`])
      expect(scrub(sentence)).not.toContain(reported);
  });

  it('has none of them wherever they stand, and stays on one line', () => {
    const around = fc.string({ unit: fc.constantFrom(...' ab,.:;()"\'\n\t-–é€\u001b\u0085\u009b\u200b\u202e\u2028') });
    fc.assert(
      fc.property(around, around, fc.constantFrom(...SECRETS), (before, after, [, secret, reported]) => {
        const line = scrub(`${before} ${secret} ${after}`);
        expect(line).not.toContain(reported);
        expect(line).toBe(printableLine(line));
      }),
    );
  });

  it('says the same when it is scrubbed again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SECRETS.map(([, secret]) => secret), 'a page', '/about/', '12', '–', '?'), {
          maxLength: 6,
        }),
        (words) => {
          const once = scrub(words.join(' '));
          expect(scrub(once)).toBe(once);
        },
      ),
    );
  });

  it.each([
    'primary could not be loaded, and no stale menu is cached: rendered without it (Redis did not answer within 4 s)',
    'the resolve route returned no valid answer for /facilities/desert-hope-treatment-center/ (HTTP 502). Its front end is used instead, which resolves less',
    '/the-first-seven-days-on-paper-and-what-came-in-week-2/ could not be rendered again; the last good page is served',
    'connect ECONNREFUSED 127.0.0.1:8787',
    'connect ETIMEDOUT 10.0.3.17:443',
    'K7QF3-M2PXY: HTTP 503; it is tried again at 2026-07-25T12:00:00.000Z',
    'FOOTBRIDGE_SECRET is not set: cookies and tokens of visitors are valid until this process ends',
    'LEAD_KEY is not set: nobody can send a form (docs/leads.md)',
    'at file:///srv/site/node_modules/next@16.4.6/dist/server.js:12:34',
    'is it there? No.',
  ])('leaves alone what an operator has to know: %s', (line) => {
    expect(scrub(line)).toBe(line);
  });

  it.each(['a', '1', '-', '@', 'a@', '1.', ':', 'a-', '+1 ', '?', '%40', 'A1'])(
    'takes no longer for 100,000 times “%s”: what is behind the first thousands is not looked at',
    (unit) => {
      expect(scrub(unit.repeat(100_000)).length).toBeLessThanOrEqual(4100);
    },
  );
});
