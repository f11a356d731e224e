import { withListedPosts } from '@/script/lib/parity/site-lists';

import type { RequestSite } from '@/script/lib/parity/site';
import type { Shift } from '@/script/lib/parity/site-lists';
import type { Expected, SiteAnswer } from '@/script/lib/parity/types';

const page = (posts: string[], status = 200, isNoindex = false): SiteAnswer => ({
  status,
  location: null,
  shown: { status, location: null, html: true, template: 'archive', posts, canonical: null, isNoindex },
});
const list = (posts: string[]): Expected => ({
  status: 200,
  location: null,
  page: { templates: ['archive'], posts, singular: false, canonical: null },
});

/** The site, where these posts have a password. */
const siteHiding =
  (...hidden: string[]): RequestSite =>
  async (path) =>
    page([], 200, hidden.includes(path));

/** Returns the posts that the site should show on each page of a list, null for a 404. */
async function expectedOn(pages: [wordPress: string[], site: string[] | null][], requestSite: RequestSite) {
  const found: (string[] | null)[] = [];
  let shift: Shift | undefined;
  for (const [wordPress, site] of pages) {
    const series = { base: '/blog/', number: 1, as: 'page' as const, ...(shift && { shift }) };
    const address = { path: '/blog/', kind: 'list', listed: true, series };
    const one = await withListedPosts(address, list(wordPress), page(site ?? [], site ? 200 : 404), requestSite);
    found.push(one.expected.status === 404 ? null : (one.expected.page?.posts ?? []));
    shift = one.shift;
  }
  return found;
}

it('leaves a list as it is where it has no post with a password', async () => {
  expect(
    await expectedOn(
      [
        [
          ['/a/', '/b/'],
          ['/a/', '/b/'],
        ],
      ],
      siteHiding(),
    ),
  ).toEqual([['/a/', '/b/']]);
});

it('expects no protected post, those that follow in its place, and one page less where all fit', async () => {
  const pages: [string[], string[] | null][] = [
    [
      ['/a/', '/secret/'],
      ['/a/', '/b/'],
    ],
    [
      ['/b/', '/c/'],
      ['/c/', '/d/'],
    ],
    [['/d/'], null],
  ];
  expect(await expectedOn(pages, siteHiding('/secret/'))).toEqual([['/a/', '/b/'], ['/c/', '/d/'], null]);
});

it('still expects a post that is missing without a reason, and none that WordPress has not', async () => {
  expect(await expectedOn([[['/a/', '/b/'], ['/a/']]], siteHiding())).toEqual([['/a/', '/b/']]);
  expect(await expectedOn([[['/a/'], ['/a/', '/x/']]], siteHiding())).toEqual([['/a/']]);
  const both: [string[], string[]][] = [
    [
      ['/a/', '/secret/'],
      ['/a/', '/x/', '/y/'],
    ],
  ];
  expect(await expectedOn(both, siteHiding('/secret/'))).toEqual([['/a/']]);
});
