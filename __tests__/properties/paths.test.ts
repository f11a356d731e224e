/** Any address: one spelling, one redirect, never another site. */
import * as fc from 'fast-check';

import { normalizeTarget } from '@footbridge/bridge/pages/routing/normalize-target';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';
import { judgeSpelling } from '@footbridge/bridge/pages/routing/spelling';
import { cleanPath } from '@footbridge/bridge/wordpress/url/path';
import { targets } from '@footbridge/tools/fuzz/requests/targets';
import { oddText } from '@footbridge/tools/fuzz/requests/texts';
import { withQuery } from '@footbridge/bridge/server/steps/keep-query';
import { decideUrl } from '@footbridge/bridge/server/steps/normalize-url';
import { site } from '@/site-config/site';

import { always, JEST_TIMEOUT_MS } from '../support/cases';

jest.setTimeout(JEST_TIMEOUT_MS);
process.env.WORDPRESS_URL ??= 'https://cms.example.org';

const SITE = 'http://site.example';
const target = targets(site, 'build');
/** As Node passes it to listeners: one line, no spaces. */
const wired = target.map((text) =>
  normalizeTarget(
    Buffer.from(text, 'utf8')
      .toString('latin1')
      .replace(/(?![\u0080-\u009f])[\p{Cc} ]/gu, ''),
  ),
);
const path = wired.map((text) => text.split('?', 1)[0] ?? '/');
const segments = fc.array(oddText, { maxLength: 6 });

/** Browsers read a backslash as a slash, and leave line ends out. */
const staysHere = (address: string): boolean => /^\/(?![/\\])/.test(address) && new URL(address, SITE).origin === SITE;

describe('a target', () => {
  it('is a path of this site before it is routed, and normalizing it twice is normalizing it once', () => {
    always([target], (text) => {
      const normalized = normalizeTarget(text);
      expect(normalized.startsWith('/')).toBe(true);
      expect(normalized.split('?', 1)[0]).not.toMatch(/\\|\/\.{1,2}(?:\/|$)/);
      expect(normalizeTarget(normalized)).toBe(normalized);
    });
  });

  it('is served as one of this site’s, is redirected once, or is no file; it never leads to another site', () => {
    always([target], (text) => {
      const decision = decideUrl({ method: 'GET', url: text, headers: {} });
      if (decision.kind === 'continue') expect(decision.url).toMatch(/^\/(?![/\\])/);
      if (decision.kind !== 'redirect') return;
      const { Location: location } = decision.headers;
      expect(staysHere(String(location))).toBe(true);
      expect(decideUrl({ method: 'GET', url: String(location), headers: {} }).kind).not.toBe('redirect');
    });
  });
});

describe('a path', () => {
  it('has one spelling: where a redirect leads is spelled right', () => {
    always([path], (text) => {
      const spelling = judgeSpelling(text);
      if (spelling.kind !== 'redirect') return;
      expect(staysHere(spelling.path)).toBe(true);
      expect(judgeSpelling(spelling.path)).toEqual({ kind: 'canonical' });
    });
  });

  it('with its query is led to another address once at most', () => {
    always([wired], (text) => {
      const [requested = '/', query = ''] = text.split(/\?(.*)/s);
      const route = routeRequest(requested, new URLSearchParams(query));
      if (route.kind !== 'redirect' && route.kind !== 'preview') return;
      expect(staysHere(route.destination)).toBe(true);
      const [next = '/', rest = ''] = route.destination.split(/\?(.*)/s);
      expect([route.destination, routeRequest(next, new URLSearchParams(rest)).kind]).not.toEqual([
        route.destination,
        'redirect',
      ]);
    });
  });

  it('that is clean begins and ends with one slash, and has neither dots nor escapes that hide a slash', () => {
    always([segments], (parts) => {
      const clean = cleanPath(parts);
      if (clean === null) return;
      expect(clean).toMatch(/^\/(?:[^/]+\/)*$/);
      expect(clean).not.toMatch(/%2f|%5c|%00|[\\?#.]/i);
      expect(clean.length).toBeLessThanOrEqual(1500);
    });
  });

  it('that has moved leads where it would without the visitor’s query', () => {
    always(
      [
        wired,
        fc.constantFrom(
          '/about/',
          '/about/#team',
          'https://elsewhere.example/x',
          '/search/?s=x',
          '//elsewhere.example/',
        ),
      ],
      (text, location) => {
        const led = withQuery('/old/', text, location);
        expect(new URL(led, SITE).origin).toBe(new URL(location, SITE).origin);
        expect(new URL(led, SITE).pathname).toBe(new URL(location, SITE).pathname);
      },
    );
  });
});
