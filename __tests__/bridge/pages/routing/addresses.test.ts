import { HttpResponse, http } from 'msw';

import { resolveQuery } from '@/bridge/pages/page/load-query';
import { loadPath } from '@/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { sampleWordPress } from '../../../recordings/sample-wordpress';
import { RECORDED_WORDPRESS } from '../../../recordings/wordpress';
import { onOperation, wordPressServer } from '../../../support/wordpress-server';

const server = wordPressServer();
const requested: string[] = [];

const load = (path: string) => loadPath(path, templates);
/** The page's own requests; menus and options belong to all pages. */
const askedForThePage = () =>
  requested.splice(0).filter((name) => !['GetMenu', 'GetSiteOptions', 'GetListAddresses'].includes(name));
/** What WordPress's own front end says to every address. */
const front = (status: number, location?: string) =>
  http.head(`${RECORDED_WORDPRESS}/*`, () => new HttpResponse(null, { status, headers: location ? { location } : {} }));

beforeAll(() => {
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST') requested.push(`${request.method} ${new URL(request.url).pathname}`);
    else requested.push(((await request.clone().json()) as { operationName: string }).operationName);
  });
});
beforeEach(() => {
  requested.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what an address costs WordPress', () => {
  it('is two queries for a page of an archive, besides the list that all its pages share', async () => {
    server.use(...sampleWordPress('latest'));
    await load('/author/themedemos/');
    expect(askedForThePage()).toEqual(['GetSeedNode', 'PaginatePosts', 'GetAuthor']);
    await load('/author/themedemos/page/3/');
    expect(askedForThePage()).toEqual(['GetSeedNode', 'GetAuthor']);
    await load('/author/themedemos/page/9/');
    expect(askedForThePage().filter((name) => !name.startsWith('HEAD') && name !== 'GuessAddress')).toEqual([
      'GetSeedNode',
    ]);
  });

  it('is one query for a page of a date, which is no node', async () => {
    server.use(...sampleWordPress('latest'));
    await load('/2018/');
    askedForThePage();
    await load('/2018/page/2/');
    expect(askedForThePage()).toEqual(['GetDateArchive']);
  });

  it('loads the list once for many concurrent pages', async () => {
    server.use(...sampleWordPress('latest'));
    await Promise.all(['/2018/', '/2018/page/2/', '/2018/', '/2018/page/3/'].map(load));
    expect(askedForThePage().filter((name) => name === 'PaginatePosts')).toHaveLength(1);
  });

  it('loads the list again after a minute; the stale one is used when WordPress fails', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
    server.use(...sampleWordPress('latest'));
    await load('/2018/');
    jest.setSystemTime(Date.now() + 61_000);
    askedForThePage();
    expect(await load('/2018/')).toMatchObject({ kind: 'page', revalidate: 3600 });
    expect(askedForThePage()).toContain('PaginatePosts');
    jest.setSystemTime(Date.now() + 61_000);
    server.use(onOperation('PaginatePosts', () => HttpResponse.json({ errors: [{ message: 'down' }] })));
    expect(await load('/2018/')).toMatchObject({ kind: 'page', revalidate: 60 });
  });
});

describe('an address that GraphQL does not know', () => {
  it('goes where WordPress’s own front end sends it: an old slug, for good or for now', async () => {
    server.use(front(301, `${RECORDED_WORDPRESS}/what-is-detox/`), ...sampleWordPress('latest'));
    expect(await load('/detox-explained/')).toMatchObject({
      kind: 'redirect',
      destination: '/what-is-detox/',
      permanent: true,
    });
    server.use(front(302, '/what-is-detox/'));
    expect(await load('/detox-explained/')).toMatchObject({
      kind: 'redirect',
      destination: '/what-is-detox/',
      permanent: false,
    });
  });

  it('is believed on a strange host only for what is here', async () => {
    server.use(front(301, 'https://front.example.org/what-is-detox/'), ...sampleWordPress('latest'));
    expect(await load('/detox-explained/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
    server.use(front(301, 'https://front.example.org/nowhere-at-all/'));
    expect(await load('/detox-explained/')).toMatchObject({ kind: 'not-found' });
  });

  it.each([
    ['redirects everything to the front end', 302, 'http://localhost:3000/zzzz/'],
    ['fails', 500, undefined],
    ['knows nothing either', 404, undefined],
    ['answers with what GraphQL does not give', 200, undefined],
  ])('is not found when WordPress %s', async (_, status, location) => {
    server.use(front(status, location), ...sampleWordPress('latest'));
    expect(await load('/zzzz/')).toEqual({ kind: 'not-found', revalidate: 60 });
  });

  it.each([
    ['can’t be reached', () => HttpResponse.error()],
    ['is away behind its gateway', () => new HttpResponse(null, { status: 503 })],
  ])('is thrown, and no missing page, when WordPress %s', async (_, answer) => {
    server.use(http.head(`${RECORDED_WORDPRESS}/*`, answer), ...sampleWordPress('latest'));
    await expect(load('/detox-explained/')).rejects.toMatchObject({ name: 'UpstreamError' });
    await expect(load('/post-format-gallery/img_8399/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('is an author without posts when WordPress says that one is there', async () => {
    server.use(front(200), ...sampleWordPress('latest'));
    expect(await load('/author/quiet-one/')).toMatchObject({
      kind: 'page',
      template: 'author',
      page: { head: { canonical: '/author/quiet-one/' } },
    });
    expect(await load('/author/quiet-one/page/2/')).toMatchObject({ kind: 'not-found' });
  });

  it.each([
    ['/what-is-det/', '/what-is-detox/'],
    ['/wrong/what-is-detox/', '/what-is-detox/'],
    ['/facilities/river/', '/facilities/river-oaks/'],
  ])('%s is taken for %s, as WordPress guesses', async (path, destination) => {
    server.use(front(404), ...sampleWordPress('latest'));
    expect(await load(path)).toMatchObject({ kind: 'redirect', destination, permanent: true });
  });

  it.each(['/wrong/wrong/what-is-detox/', '/category/what-is-detox/', '/facilities/what-is-detox/', '/w/', '/2/'])(
    '%s is no guess',
    async (path) => {
      server.use(front(404), ...sampleWordPress('latest'));
      expect(await load(path)).toMatchObject({ kind: 'not-found' });
    },
  );
});

describe('a part of a text', () => {
  it('that is not there leads to the text, as in WordPress', async () => {
    server.use(...sampleWordPress('latest'));
    expect(await load('/what-is-detox/2/')).toMatchObject({ kind: 'redirect', destination: '/what-is-detox/' });
    expect(await load('/template-paginated/9/')).toMatchObject({
      kind: 'redirect',
      destination: '/template-paginated/',
    });
  });

  it('is a separate page, with its own address', async () => {
    server.use(...sampleWordPress('latest'));
    expect(await load('/template-paginated/3/')).toMatchObject({
      kind: 'page',
      template: 'single',
      page: { head: { canonical: '/template-paginated/3/' } },
    });
  });
});

describe('an attachment', () => {
  /** FaustWP's redirect of all visitors, to the same path on the front end. */
  const sentToFront = (by: string) =>
    http.head(`${RECORDED_WORDPRESS}/*`, ({ request }) => {
      const location = `https://www.front.example${new URL(request.url).pathname}`;
      return new HttpResponse(null, { status: 302, headers: { location, 'x-redirect-by': by } });
    });

  it('has no parts, and no numbers after it at all where it belongs to a post', async () => {
    server.use(...sampleWordPress('static'));
    expect(await load('/about/clearing-floats/olympus-digital-camera/2/')).toMatchObject({
      kind: 'redirect',
      destination: '/about/clearing-floats/olympus-digital-camera/',
    });
    server.use(front(404));
    expect(await load('/post-format-gallery/img_8399/2/')).toMatchObject({ kind: 'not-found' });
  });

  it('shows its page when FaustWP sends all visitors on, because WordPress would have led to the file before', async () => {
    server.use(sentToFront('WP Engine Headless plugin'), ...sampleWordPress('static'));
    expect(await load('/post-format-gallery/img_8399/')).toMatchObject({ kind: 'page', template: 'attachment' });
  });

  it('redirects to its file when it is unknown whether it has a page', async () => {
    server.use(sentToFront('a proxy'), ...sampleWordPress('static'));
    expect(await load('/post-format-gallery/img_8399/')).toMatchObject({
      kind: 'redirect',
      destination: expect.stringMatching(/^\/media\//),
    });
  });
});

describe('pages of comments', () => {
  it('of the posts page are not shown, as its text is not: they lead to the list', async () => {
    server.use(...sampleWordPress('static'));
    expect(await load('/blog/comment-page-2/')).toMatchObject({ kind: 'redirect', destination: '/blog/' });
  });

  it.each([
    '/template-paginated/2/comment-page-1/',
    '/what-is-detox/page/2/comment-page-1/',
    '/category/buying/comment-page-2/',
  ])('%s is no address', async (path) => {
    server.use(front(404), ...sampleWordPress('static'));
    expect(await load(path)).toMatchObject({ kind: 'not-found' });
  });
});

describe('a part of a text in the query', () => {
  const query = async (address: string) => {
    const outcome = await resolveQuery(new URLSearchParams(address), templates);
    return outcome.kind === 'redirect' ? outcome.destination : outcome.kind;
  };

  it.each([
    ['pagename=/template-paginated/&page=3&utm_source=x', '/template-paginated/3/?utm_source=x'],
    ['pagename=/template-paginated/&page=9', '/template-paginated/'],
    ['pagename=/template-paginated/&page=1', '/template-paginated/'],
    ['pagename=/what-is-detox/&page=2', '/what-is-detox/'],
    ['pagename=/2018/&page=11', '/2018/'],
    ['pagename=/category/buying/&page=2', '/category/buying/'],
    ['pagename=/zzzz/&page=2', 'not-found'],
  ])('%s is one redirect to %s', async (address, destination) => {
    server.use(...sampleWordPress('latest'));
    expect(await query(address)).toBe(destination);
  });
});

describe('a list that WordPress can’t give', () => {
  it('is an error when the settings were never loaded; a text is rendered without them', async () => {
    server.use(
      onOperation('GetSiteOptions', () => HttpResponse.json({ errors: [{ message: 'down' }] })),
      ...sampleWordPress('latest'),
    );
    await expect(load('/2018/')).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(await load('/what-is-detox/')).toMatchObject({ kind: 'page', revalidate: 60 });
  });

  it('is thrown, and never an empty list or a 404', async () => {
    server.use(
      onOperation('PaginatePosts', () => HttpResponse.json({ errors: [{ message: 'down' }] })),
      ...sampleWordPress('latest'),
    );
    await expect(load('/2018/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('/2018/'),
    });
  });
});
