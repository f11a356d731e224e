/** Which links' pages a browser may fetch before they are pressed: judged as a browser does, by URL patterns against the page's address. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { URLPattern } from 'node:url';

import { z } from 'zod';

import { speculationRules } from '@footbridge/browser/speculation-rules';

const href = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const [rule] = z
  .strictObject({
    prefetch: z.tuple([
      z.strictObject({
        where: z.strictObject({
          and: z.tuple([
            z.strictObject({ href_matches: href }),
            z.strictObject({ not: z.strictObject({ href_matches: href }) }),
            z.strictObject({ not: z.strictObject({ selector_matches: z.string() }) }),
          ]),
        }),
        eagerness: z.literal('moderate'),
      }),
    ]),
  })
  .parse(JSON.parse(speculationRules)).prefetch;
const [among, except, exceptLinks] = rule.where.and;

/** Whether a link on a page of the site is one whose page is fetched ahead. */
function isFetched(link: string, page = 'https://www.example.test/a/b/'): boolean {
  const target = new URL(link, page).href;
  const isOneOf = (patterns: string[]) => patterns.some((pattern) => new URLPattern(pattern, page).test(target));
  return isOneOf(among.href_matches) && !isOneOf(except.not.href_matches);
}

describe('the speculation rules', () => {
  it.each([
    '/',
    '/about/',
    '/facilities/desert-hope/',
    '/blog/page/2/',
    '/2026/05/',
    'https://www.example.test/contact/',
    '/about/#team',
    '../c/',
    '/feeding/',
    '/searching/',
    '/caf%C3%A9/',
  ])('let a browser fetch %s', (link) => {
    expect(isFetched(link)).toBe(true);
  });

  it.each([
    '/?p=12',
    '/about/?utm_source=x',
    '/about/?clear-cache',
    '/?s=detox',
    '?replytocom=4',
    '/about/?'.concat('a=b#c'),
  ])('have no address with a query: %s', (link) => {
    expect(isFetched(link)).toBe(false);
  });

  it.each([
    '/api/lead',
    '/api/faust/auth/logout',
    '/search/detox/',
    '/nearby/',
    '/unlock/x/',
    '/lead/',
    '/lead/thank-you/',
    '/comment/12/',
    '/preview/12/',
    '/preview/',
    '/feed/',
    '/category/guides/feed/',
  ])('exclude URLs that are rendered for each request, or are no pages: %s', (link) => {
    expect(isFetched(link)).toBe(false);
  });

  const FILES: Record<string, string> = { browser: 'main-0a1b2c3d.js', brands: 'DSH/logo.svg', fonts: 'DSH/x.woff2' };

  it('match no route of pages/ with a folder', () => {
    const folders = readdirSync(join(__dirname, '../../../pages'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.map(({ name }) => `/${name}/${FILES[name] ?? '12/'}`).filter((link) => isFetched(link))).toEqual([]);
  });

  it.each([
    '/media/2026/05/river.jpg',
    '/media/x/',
    '/robots.txt',
    '/sitemap.xml',
    '/index.php/',
    '/brands/DSH/logo.svg',
  ])('have no file: %s', (link) => {
    expect(isFetched(link)).toBe(false);
  });

  it.each([
    'https://www.example.org/about/',
    'http://www.example.test/about/',
    '//evil.example/',
    'tel:+17025550110',
    'mailto:a@example.test',
  ])('have no address outside the site: %s', (link) => {
    expect(isFetched(link)).toBe(false);
  });

  it('have no download and no link into another tab', () => {
    expect(exceptLinks.not.selector_matches.split(', ')).toEqual(['[download]', '[target=_blank]']);
  });
});
