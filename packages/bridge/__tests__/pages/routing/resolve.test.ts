import { loadPath } from '@footbridge/bridge/pages/page/load';
import { resolveAddress } from '@footbridge/bridge/pages/routing/resolve';
import { templates } from '@/wp-templates';

import { embeddedWordPress, store } from '../../../../../__tests__/support/embedded-wordpress';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { pageAnswer, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

const server = wordPressServer();
const requested: string[] = [];
const DETOX = store.postAt('/what-is-detox/')?.id ?? 0;

/** A WordPress with these answers; all other addresses are missing. */
function wordPress(answers: Record<string, Partial<Answer>>): void {
  server.use(
    resolveRoute((path) => {
      requested.push(path);
      return answers[path];
    }),
    ...embeddedWordPress(),
  );
}

const moved = (location: string, own: Partial<Answer> = {}): Partial<Answer> => ({ status: 301, location, ...own });
const load = (path: string) => loadPath(path, templates);

beforeEach(() => {
  requested.length = 0;
});

describe('a redirect of WordPress', () => {
  it.each([
    ['another site', '/partner/', 301, 'https://partner.example/x', 'https://partner.example/x'],
    ['an upload', '/some-file/', 301, '/wp-content/uploads/2024/05/a.pdf', '/media/2024/05/a.pdf'],
    ['another site for now', '/old-302-host/', 302, 'https://other.example/x/', 'https://other.example/x/'],
    ['a page for now', '/old-307/', 307, '/what-is-detox/', '/what-is-detox/'],
    ['a page for good', '/old-308/', 308, '/what-is-detox/?a=b', '/what-is-detox/?a=b'],
    ['the admin', '/dashboard/', 302, `/wp-admin/`, `${RECORDED_WORDPRESS}/wp-admin/`],
  ])('to %s is followed once', async (_, path, status, location, destination) => {
    wordPress({ [path]: { status, location }, '/what-is-detox/': { status: 200 } });
    expect(await load(path)).toMatchObject({
      kind: 'redirect',
      destination,
      permanent: status === 301 || status === 308,
    });
  });

  it.each([
    [301, true],
    [302, false],
  ])('becomes one of a chain, permanent only if all are: %i', async (status, permanent) => {
    wordPress({
      '/a/': moved('/b/', { isRule: true }),
      '/b/': { status, location: '/c/' },
      '/c/': moved('/what-is-detox/#signs'),
    });
    expect(await load('/a/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/#signs', permanent });
  });

  const chain = (...targets: [string, string][]) =>
    Object.fromEntries(targets.map(([path, location]) => [path, moved(location)]));
  it.each([
    ['leads back to its beginning', chain(['/a/', '/b/'], ['/b/', '/a/'])],
    ['ends in a loop', chain(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/b/'])],
    ['never ends', chain(...Array.from({ length: 20 }, (_, i): [string, string] => [`/a${i || ''}/`, `/a${i + 1}/`]))],
  ])('that %s is not found', async (_, answers) => {
    wordPress(answers);
    expect(await load('/a/')).toEqual({ kind: 'not-found', revalidate: 60 });
    expect(requested.length).toBeLessThan(8);
  });

  it('from an address to itself is a failure, and no missing page: a plugin wants another scheme', async () => {
    wordPress({ '/about/': moved('/about/') });
    await expect(load('/about/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

describe('an address', () => {
  it.each([401, 403, 404, 410, 451])('at which WordPress answers %i is not found', async (status) => {
    wordPress({ '/members/': { ...pageAnswer(2, []), status } });
    expect(await load('/members/')).toEqual({ kind: 'not-found', revalidate: 60 });
  });

  it('at which a plugin answers by itself, as while the site is closed, is a failure', async () => {
    wordPress({ '/about/': { status: 200, templates: [] } });
    await expect(load('/about/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('asks WordPress once, and has its template, list and part from the answer', async () => {
    const list = { posts: [1870, 1872], found: 12, maxPages: 6, page: 3, paginationBase: 'seite' };
    wordPress({
      '/thema/rehab/seite/3/': { ...list, status: 200, templates: ['archive', 'index'] },
      '/long/2/': pageAnswer(1870, ['page-long'], { part: 2, commentPage: 4, postsPage: 703 }),
    });
    expect(await resolveAddress('/thema/rehab/seite/3/')).toMatchObject({
      candidates: ['archive', 'index'],
      address: {
        archive: { ids: [1870, 1872], page: 3, pages: 6, found: 12, base: '/thema/rehab/', pageBase: 'seite' },
      },
    });
    expect(await resolveAddress('/long/2/')).toMatchObject({
      seed: { databaseId: 1870 },
      candidates: ['page-long', 'page', 'singular', 'index'],
      address: { archive: null, part: 2, commentPage: 4, postsPage: 703 },
    });
    expect(requested).toEqual(['/thema/rehab/seite/3/', '/long/2/']);
  });
});

describe('what WordPress shows and GraphQL does not', () => {
  const object = { id: 7, globalId: null, typename: null, name: 'Zürich', slug: 'zurich', uri: null };
  const list = { status: 200, posts: [DETOX, 999_999], found: 2, maxPages: 1 };

  it('is a list of what can be queried, under WordPress’s name, for a term', async () => {
    wordPress({
      '/region/zurich/': {
        ...list,
        templates: ['taxonomy-region-zurich', 'taxonomy-region', 'taxonomy', 'archive', 'index'],
        object: { ...object, kind: 'term', type: 'region' },
      },
    });
    expect(await load('/region/zurich/')).toMatchObject({
      kind: 'page',
      template: 'archive',
      view: { title: 'Zürich', posts: [{ url: '/what-is-detox/' }] },
    });
  });

  it('is not found for a text, with a line in the log that names the type', async () => {
    wordPress({ '/job/nurse/': { ...pageAnswer(7, []), object: { ...object, kind: 'post', type: 'job' } } });
    expect(await load('/job/nurse/')).toMatchObject({ kind: 'not-found' });
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/\/job\/nurse\/.*show_in_graphql.*job/));
  });

  it('is an author without posts, under WordPress’s name', async () => {
    const user = { ...object, kind: 'user' as const, typename: 'User', type: 'user', name: 'Quiet Öne' };
    wordPress({
      '/author/quiet-one/': { ...list, posts: [], found: 0, maxPages: 0, templates: ['author'], object: user },
    });
    expect(await load('/author/quiet-one/')).toMatchObject({
      kind: 'page',
      template: 'author',
      page: { head: { title: expect.stringContaining('Quiet Öne'), canonical: '/author/quiet-one/' } },
    });
  });
});
