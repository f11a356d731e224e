/** Any query or link: the output is safe. Any HTML: bridge/__tests__/wordpress/html/upstream-html.test.ts. */
import * as fc from 'fast-check';

import { previewPathOf, previewedIn } from '@footbridge/bridge/pages/routing/preview';
import { parseSearch } from '@footbridge/bridge/pages/routing/search';
import { CLEAR_FLAGS, withoutClearFlags } from '@footbridge/shared/clear-flags';
import { idOf } from '@footbridge/bridge/pages/comments/fields';
import { mediaPath, siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { choiceIn, hashOf } from '@/components/ComparisonChart/choice';
import { query as oddQuery, value } from '@footbridge/tools/fuzz/requests/targets';
import { oddJson, oddText, wellFormed } from '@footbridge/tools/fuzz/requests/texts';

import { always, JEST_TIMEOUT_MS } from '../support/cases';

jest.setTimeout(JEST_TIMEOUT_MS);

const SITE = 'http://site.example';
const WORDPRESS = 'https://cms.example.org';
const query = oddQuery.map((text) => new URLSearchParams(text));

beforeAll(() => (process.env.WORDPRESS_URL = WORDPRESS));

describe('a search', () => {
  it('has words on one line, 200 characters at most, and a page from 1 on, or is none', () => {
    const path = fc.oneof(
      fc.constant('/search/'),
      fc
        .tuple(value, fc.constantFrom('', 'page/2/', 'page/0/', 'page/99999999999/'))
        .map(([words, page]) => `/search/${words}/${page}`),
    );
    always(
      [
        path,
        fc.dictionary(
          fc.constantFrom('s', 'paged', 'page', 'post_type', '__proto__'),
          fc.oneof(oddText, fc.array(oddText)),
        ),
      ],
      (requested, given) => {
        const search = parseSearch(requested, given);
        if (!search) return;
        expect(search.words).toBe(search.words.trim());
        expect(search.words.length).toBeLessThanOrEqual(200);
        expect(search.words).not.toMatch(/[\n\r]/);
        expect(Number.isSafeInteger(search.page) && search.page >= 1).toBe(true);
      },
    );
  });
});

describe('an editor’s link', () => {
  it('to a preview leads to a number, or names a path, below /preview/ of this site', () => {
    always([query, value], (requested, path) => {
      const target = previewedIn(requested, `/${path}/`);
      if (target && 'id' in target) expect(target.id).toMatch(/^[1-9]\d{0,11}$/);
      const address = previewPathOf(`/${path}/`, requested);
      if (address !== null) expect(new URL(address, SITE).href).toMatch(/^http:\/\/site\.example\/preview\//);
    });
  });

  it('has no clear flag once the flags are removed, and all the rest', () => {
    always([query, fc.constantFrom(...CLEAR_FLAGS, 'x'), oddText], (requested, flag, odd) => {
      requested.append(flag, odd);
      const rest = new URLSearchParams(withoutClearFlags(`?${requested}`));
      for (const one of CLEAR_FLAGS) requested.delete(one);
      expect([...rest]).toEqual([...requested]);
    });
  });
});

it('a database id is a whole number above 0 as it was written, or null', () => {
  always([fc.oneof(oddJson, fc.nat().map(String), fc.bigInt().map(String))], (given) => {
    const id = idOf(given);
    if (id !== null) expect(String(id)).toBe(given);
  });
});

it('a shared comparison is what was chosen, whatever services and facilities are called', () => {
  const names = fc.uniqueArray(
    fc
      .oneof(oddText.map(wellFormed), fc.constantFrom('Art, music and drama', 'a%2Cb', 'a+b', '#', '&x='))
      .filter(Boolean),
    { maxLength: 4 },
  );
  always([fc.record({ treatment: names, amenities: names, facilities: names })], (choice) => {
    const hash = hashOf(choice);
    const isNothing = Object.values(choice).every((one) => one.length === 0);
    expect(hash === '' ? null : choiceIn(hash)).toEqual(isNothing ? null : choice);
  });
  always([oddText], (text) => {
    const read = choiceIn(`#compare?${text}`);
    expect(read === null || Object.values(read).every((one: unknown) => Array.isArray(one))).toBe(true);
  });
});

describe('a link that an editor wrote', () => {
  const scheme = fc.constantFrom(
    '',
    'javascript:',
    'JaVa\tscript:',
    'data:text/html,',
    'vbscript:',
    'http://',
    'https://',
    '//',
    '/\\',
    'mailto:',
    'tel:',
    `${WORDPRESS}/`,
    `${WORDPRESS}/wp-content/uploads/`,
    '#',
    'http://[',
  );
  const link = fc.tuple(scheme, fc.oneof(value, oddText)).map((parts) => parts.join(''));

  it('never runs, never leads to WordPress, and is absolute or a path of this site', () => {
    always([link], (written) => {
      const led = siteLink(written);
      if (led === null) return;
      expect(led).not.toMatch(/^\s*(?:javascript|data|vbscript|file|blob):/i);
      const url = new URL(led, SITE);
      expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(url.protocol);
      expect(url.hostname).not.toBe('cms.example.org');
      if (led.startsWith('/')) expect(url.origin).toBe(SITE);
    });
  });

  it('to a file is a path below /media/, without a query', () => {
    always([link], (written) => {
      const file = mediaPath(written);
      if (file !== null) expect(file).toMatch(/^\/media\/[^?#]*$/);
    });
  });
});
