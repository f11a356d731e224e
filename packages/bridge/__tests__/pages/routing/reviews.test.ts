/** A reviews page divides its list by addresses that WordPress leaves to a theme's template. */
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { pageAnswer, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const requested: unknown[] = [];

const PAGE = {
  __typename: 'Page',
  databaseId: 9,
  uri: '/about/said/',
  title: 'Reviews',
  content: '<p>About them.</p>',
  isRestricted: false,
};
/** Of every five reviews two are Google's. */
const reviews = (many: number) => ({
  pageInfo: { hasNextPage: false, endCursor: null },
  nodes: Array.from({ length: many }, (_, i) => ({
    __typename: 'FootbridgeReview',
    databaseId: i + 1,
    reviewDetails: {
      rating: 1 + (i % 5),
      firstName: 'Dana',
      lastName: 'K',
      sourceType: [i % 5 < 2 ? 'google' : 'internal'],
      reviewDate: null,
      comments: `Words ${i + 1}.`,
    },
  })),
});

/** A WordPress with one page, at /about/said/. */
function wordPress(many: number, template = 'template-reviews', page: object = PAGE): void {
  server.use(
    resolveRoute((path) => {
      requested.push(path);
      // WordPress leaves the pages of a page to its template.
      return /^\/about\/said\/(?:page\/\d+\/)?$/.test(path) ? pageAnswer(9, [template]) : undefined;
    }),
    onOperationData('GetReviews', { page, reviews: reviews(many) }),
    onOperationData('GetPage', { page }),
    ...embeddedWordPress(),
  );
}

const load = (path: string) => loadPath(path, templates);

beforeEach(() => {
  requested.length = 0;
});

describe('the addresses of a reviews page', () => {
  it('[S3.24] are the page, further pages, and the same for each source', async () => {
    wordPress(300);
    expect(await load('/about/said/')).toMatchObject({
      kind: 'page',
      template: 'template-reviews',
      view: { list: { count: 300, paging: { page: 1, pages: 25, base: '/about/said/' } } },
    });
    expect(await load('/about/said/page/25/')).toMatchObject({
      kind: 'page',
      view: { list: { reviews: { length: 12, 11: { comments: 'Words 300.' } } } },
    });
    expect(await load('/about/said/from/google/page/10/')).toMatchObject({
      kind: 'page',
      view: {
        list: { source: 'Google', count: 120, paging: { page: 10, pages: 10, base: '/about/said/from/google/' } },
      },
    });
    expect(await load('/about/said/from/internal/')).toMatchObject({
      kind: 'page',
      view: { list: { source: 'Written to us', count: 180 } },
    });
  });

  it('cost WordPress one question each', async () => {
    wordPress(30);
    for (const path of ['/about/said/', '/about/said/page/2/', '/about/said/from/google/']) await load(path);
    expect(requested).toEqual(['/about/said/', '/about/said/page/2/', '/about/said/']);
  });

  it('end where the reviews end: what is beyond is not found, and fills no cache with pages', async () => {
    wordPress(3);
    for (const path of [
      '/about/said/page/2/',
      '/about/said/from/google/page/2/',
      '/about/said/from/yelp/',
      '/about/said/from/google/page/99999999/',
    ]) {
      expect([path, await load(path)]).toMatchObject([path, { kind: 'not-found' }]);
    }
  });

  it.each([
    ['/about/said/page/1/', '/about/said/'],
    ['/about/said/page/02/', '/about/said/page/2/'],
  ])('have one spelling: %s leads to %s', async (path, destination) => {
    wordPress(300);
    expect(await load(path)).toMatchObject({ kind: 'redirect', destination, permanent: true });
  });

  it('are those of the template "Reviews" alone: elsewhere WordPress answers', async () => {
    wordPress(300, 'template-full-width');
    expect(await load('/about/said/page/2/')).toMatchObject({ kind: 'page', template: 'template-full-width' });
    expect((await load('/about/said/from/google/')).kind).not.toBe('page');
  });

  it('show nothing behind a password', async () => {
    wordPress(300, 'template-reviews', { ...PAGE, content: null, isRestricted: true });
    expect(await load('/about/said/')).toMatchObject({ kind: 'page', view: { isProtected: true, list: null } });
    expect(await load('/about/said/page/2/')).toMatchObject({ kind: 'not-found' });
  });

  it('say in the head which they are; one source’s are for readers, not for search engines', async () => {
    wordPress(300);
    expect(await load('/about/said/page/2/')).toMatchObject({
      page: {
        head: {
          title: expect.stringMatching(/^Reviews.* – Page 2$/),
          canonical: '/about/said/page/2/',
          noindex: false,
        },
      },
    });
    expect(await load('/about/said/from/google/page/2/')).toMatchObject({
      page: {
        head: {
          title: expect.stringMatching(/ – Google – Page 2$/),
          canonical: '/about/said/from/google/page/2/',
          noindex: true,
        },
      },
    });
  });
});
