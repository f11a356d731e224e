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
  it('let a browser fetch pages of the site', () => {
    const links = ['/', '/about/', '/facilities/desert-hope/', '/blog/page/2/', '/about/#team', '../c/'];
    const alike = ['/2026/05/', '/feeding/', '/searching/', '/caf%C3%A9/', 'https://www.example.test/contact/'];
    expect([...links, ...alike].filter((link) => !isFetched(link))).toEqual([]);
  });

  it.each([
    ['an address with a query', ['/?p=12', '/about/?clear-cache', '?replytocom=4', '/about/?a=b#c']],
    ['what is rendered for each request', ['/api/lead', '/api/faust/auth/logout', '/search/detox/', '/nearby/']],
    ['a form’s page', ['/unlock/x/', '/lead/', '/lead/thank-you/', '/comment/12/', '/preview/12/', '/preview/']],
    ['a feed', ['/feed/', '/category/guides/feed/']],
    ['a file', ['/media/2026/05/river.jpg', '/media/x/', '/robots.txt', '/index.php/', '/brands/DSH/logo.svg']],
    ['another site', ['https://www.example.org/about/', 'http://www.example.test/about/', '//evil.example/']],
    ['what is no page', ['tel:+17025550110', 'mailto:a@example.test']],
  ])('do not let it fetch %s', (_, links) => {
    expect(links.filter((link) => isFetched(link))).toEqual([]);
  });

  const FILES: Record<string, string> = { browser: 'main-0a1b2c3d.js', brands: 'DSH/logo.svg', fonts: 'DSH/x.woff2' };

  it('match no route of pages/ with a folder', () => {
    const folders = readdirSync(join(__dirname, '../../../pages'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.map(({ name }) => `/${name}/${FILES[name] ?? '12/'}`).filter((link) => isFetched(link))).toEqual([]);
  });

  it('have no download and no link into another tab', () => {
    expect(exceptLinks.not.selector_matches.split(', ')).toEqual(['[download]', '[target=_blank]']);
  });
});
