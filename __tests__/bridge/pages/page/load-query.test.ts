import { HttpResponse, http } from 'msw';

import { resolveQuery } from '@/bridge/pages/page/load-query';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS, recordedFailure, recordedWordPress } from '../../../recordings/wordpress';
import { onOperation, wordPressServer } from '../../../support/wordpress-server';

const server = wordPressServer();
/** The variables of the last address query. */
let requested: Record<string, unknown> | undefined;

/** A WordPress that has these addresses, and says of itself what `head` says. */
function wordPress(
  data: Record<string, unknown>,
  head: (url: URL) => Response = () => new HttpResponse(null, { status: 404 }),
) {
  const nothing = { contentNode: null, contentNodes: { nodes: [] }, termNode: null, user: null, contentType: null };
  server.use(
    http.head(`${RECORDED_WORDPRESS}/*`, ({ request }) => head(new URL(request.url))),
    onOperation(/^Get\w+Address$/, (variables) => {
      requested = variables;
      return HttpResponse.json({ data: { ...nothing, ...data } });
    }),
    ...recordedWordPress('static-front-page'),
  );
}

/** '→ path', or 'not-found'. */
async function resolve(query: string): Promise<string> {
  const outcome = await resolveQuery(new URLSearchParams(query), templates);
  return outcome.kind === 'redirect' ? `→ ${outcome.destination}` : outcome.kind;
}

beforeEach(() => {
  requested = undefined;
});

describe("WordPress's queries", () => {
  it.each([
    ['p=12', { contentNode: { __typename: 'Page', uri: '/about/' } }, { id: '12' }, '/about/'],
    ['page_id=012x', { contentNode: { __typename: 'Page', uri: '/about/' } }, { id: '12' }, '/about/'],
    [
      'post_type=contributor&p=7',
      { contentNode: { __typename: 'Contributor', uri: '/contributors/jane-doe/' } },
      { id: '7' },
      '/contributors/jane-doe/',
    ],
    [
      'contributor=jane-doe',
      { contentNodes: { nodes: [{ __typename: 'Contributor', uri: '/contributors/jane-doe/' }] } },
      { name: 'jane-doe', types: ['CONTRIBUTOR'] },
      '/contributors/jane-doe/',
    ],
    [
      'name=what-is-detox',
      { contentNodes: { nodes: [{ __typename: 'Post', uri: '/what-is-detox/' }] } },
      { name: 'what-is-detox', types: ['POST'] },
      '/what-is-detox/',
    ],
    [
      'cat=3',
      { termNode: { uri: '/category/guides/' } },
      { id: '3', idType: 'DATABASE_ID', taxonomy: 'CATEGORY' },
      '/category/guides/',
    ],
    [
      'category_name=guides/detox-guides',
      { termNode: { uri: '/category/guides/detox-guides/' } },
      { id: 'detox-guides', idType: 'SLUG', taxonomy: 'CATEGORY' },
      '/category/guides/detox-guides/',
    ],
    [
      'tag=detox',
      { termNode: { uri: '/tag/detox/' } },
      { id: 'detox', idType: 'SLUG', taxonomy: 'TAG' },
      '/tag/detox/',
    ],
    [
      'taxonomy=post_tag&term=detox',
      { termNode: { uri: '/tag/detox/' } },
      { id: 'detox', idType: 'SLUG', taxonomy: 'TAG' },
      '/tag/detox/',
    ],
    [
      'treatment_topic=heroin',
      { termNode: { uri: '/topics/opioids/heroin/' } },
      { id: 'heroin', idType: 'SLUG', taxonomy: 'TREATMENTTOPIC' },
      '/topics/opioids/heroin/',
    ],
    ['post_format=video', {}, { id: 'post-format-video', idType: 'SLUG', taxonomy: 'POSTFORMAT' }, null],
    ['author=1', { user: { uri: '/author/admin/' } }, { id: '1', idType: 'DATABASE_ID' }, '/author/admin/'],
    ['author_name=admin', { user: { uri: '/author/admin/' } }, { id: 'admin', idType: 'SLUG' }, '/author/admin/'],
    ['post_type=facility', { contentType: { uri: '/facilities/' } }, { name: 'facility' }, '/facilities/'],
    ['pagename=about', {}, undefined, '/about/'],
    ['m=201301', {}, undefined, '/2013/01/'],
    ['year=2013&monthnum=1&day=5', {}, undefined, '/2013/01/05/'],
  ])('%s is one redirect to what it names', async (query, data, variables, path) => {
    wordPress(data);
    expect(await resolve(query)).toBe(path === null ? 'not-found' : `→ ${path}`);
    expect(requested).toEqual(variables);
  });

  it('keep the other parameters of the query, and drop WordPress’s', async () => {
    wordPress({ contentNode: { __typename: 'Page', uri: '/about/' } });
    expect(await resolve('p=12&utm_source=x&post_type=page&cpage=2')).toBe('→ /about/comment-page-2/?utm_source=x');
    expect(await resolve('p=12&feed=rss2')).toBe('→ /about/feed/');
  });

  it('that name nothing are the front page, as in WordPress', async () => {
    wordPress({});
    expect([
      await resolve('p=abc'),
      await resolve('p=0&utm_source=x'),
      await resolve('post_type=post'),
      await resolve('author='),
    ]).toEqual(['→ /', '→ /?utm_source=x', '→ /', '→ /']);
    expect(requested).toBeUndefined();
  });

  it.each([
    'p=99',
    'monthnum=5',
    'cat=-1',
    'pagename=no/such',
    'pagename=../wp-admin',
    'taxonomy=__proto__&term=x',
    'treatment_topic=nope',
    '',
  ])('%s, which is nowhere (or hidden, as drafts are), is not found', async (query) => {
    wordPress({});
    expect(await resolve(query)).toBe('not-found');
  });

  it('for a review, which has no page, are not found', async () => {
    wordPress({ contentNode: { __typename: 'Review', uri: '/?post_type=review&p=5' } });
    expect(await resolve('p=5')).toBe('not-found');
  });

  it('for a preview are not answered here', async () => {
    wordPress({ contentNode: { __typename: 'Page', uri: '/about/' } });
    expect(await resolve('p=12&preview=true')).toBe('not-found');
  });

  it('that GraphQL does not resolve are sent to WordPress’s routing, with WordPress’s variables only', async () => {
    const heads: string[] = [];
    wordPress({}, (url) => {
      heads.push(url.search);
      return new HttpResponse(null, { status: 301, headers: { location: `${RECORDED_WORDPRESS}/author/silent/` } });
    });
    expect(await resolve('author=9&utm_source=secret')).toBe('→ /author/silent/?utm_source=secret');
    expect(heads).toEqual(['?author=9']);
  });

  it('never lead to another site', async () => {
    wordPress({}, () => new HttpResponse(null, { status: 301, headers: { location: 'https://evil.example/' } }));
    expect(await resolve('author=9')).toBe('not-found');
  });

  it('that WordPress fails to answer are a failure, not a missing page', async () => {
    server.use(recordedFailure('GetContentAddress', 'errors/php-fatal'), ...recordedWordPress());
    await expect(resolveQuery(new URLSearchParams('p=12'), templates)).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});
