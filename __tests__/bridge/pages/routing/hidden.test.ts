/** Addresses that GraphQL does not resolve: authors without posts, dates below a permalink prefix. */
import { HttpResponse, http } from 'msw';

import { loadPath } from '@/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { sampleWordPress } from '../../../recordings/sample-wordpress';
import { RECORDED_WORDPRESS } from '../../../recordings/wordpress';
import { onOperationData, wordPressServer } from '../../../support/wordpress-server';

const server = wordPressServer();
const load = (path: string) => loadPath(path, templates);

const front = (status: number, headers: Record<string, string> = {}) =>
  http.head(`${RECORDED_WORDPRESS}/*`, () => new HttpResponse(null, { status, headers }));
/** FaustWP sends every visitor to the same path of the front end. */
const allSentOn = http.head(`${RECORDED_WORDPRESS}/*`, ({ request }) => {
  const location = `https://www.front.example${new URL(request.url).pathname}`;
  return new HttpResponse(null, { status: 302, headers: { location, 'x-redirect-by': 'WP Engine Headless plugin' } });
});
/** Feeds are not sent on; those of authors are named after them. */
const feeds = http.get(`${RECORDED_WORDPRESS}/author/:slug/feed/`, ({ params }) =>
  HttpResponse.xml(
    `<rss><channel><title>${params.slug === 'quiet-one' ? 'Quiet One &#8211; A site' : 'A site'}</title></channel></rss>`,
  ),
);
/** A WordPress whose permalinks are `/blog/%postname%/`. */
const blogFront = onOperationData('GetPermalinkFront', {
  posts: { nodes: [{ author: null }, { author: { node: { slug: 'ana', uri: '/blog/author/ana/' } } }] },
});

describe('an author without posts', () => {
  it('is there when WordPress says so', async () => {
    server.use(front(200), ...sampleWordPress('latest'));
    expect(await load('/author/quiet-one/')).toMatchObject({ kind: 'page', template: 'author' });
  });

  it('is known by the feed where FaustWP sends all visitors on', async () => {
    server.use(allSentOn, feeds, ...sampleWordPress('latest'));
    expect(await load('/author/quiet-one/')).toMatchObject({
      kind: 'page',
      template: 'author',
      page: { head: { canonical: '/author/quiet-one/' } },
    });
    expect(await load('/author/nobody/')).toMatchObject({ kind: 'not-found' });
  });

  const feedsSay = (status: number) =>
    http.get(`${RECORDED_WORDPRESS}/author/:slug/feed/`, () => new HttpResponse(null, { status }));

  it('is not found without feeds, and an error while WordPress is unreachable', async () => {
    server.use(allSentOn, feedsSay(404), ...sampleWordPress('latest'));
    expect(await load('/author/quiet-one/')).toMatchObject({ kind: 'not-found' });
    server.use(feedsSay(503));
    await expect(load('/author/quiet-one/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('/author/quiet-one/'),
    });
  });

  it('stands below the word that permalinks begin with', async () => {
    server.use(front(200), blogFront, ...sampleWordPress('latest'));
    expect(await load('/blog/author/quiet-one/')).toMatchObject({ kind: 'page', template: 'author' });
    expect(await load('/elsewhere/author/quiet-one/')).toMatchObject({ kind: 'not-found' });
  });
});

describe('a date below the word that permalinks begin with', () => {
  it('lists the posts of that time, page by page', async () => {
    server.use(front(200), blogFront, ...sampleWordPress('latest'));
    expect(await load('/blog/2018/')).toMatchObject({
      kind: 'page',
      template: 'date',
      page: { head: { canonical: '/blog/2018/' } },
    });
    expect(await load('/blog/2018/page/2/')).toMatchObject({
      kind: 'page',
      template: 'date',
      page: { head: { canonical: '/blog/2018/page/2/' } },
    });
    expect(await load('/blog/2018/page/1/')).toMatchObject({ kind: 'redirect', destination: '/blog/2018/' });
    expect(await load('/blog/2018/page/99/')).toMatchObject({ kind: 'not-found' });
    expect(await load('/blog/date/2018/')).toMatchObject({ kind: 'page', template: 'date' });
  });

  it('is an odd spelling of the page of that name where permalinks begin otherwise', async () => {
    server.use(front(200), ...sampleWordPress('static'));
    expect(await load('/blog/2018/')).toMatchObject({ kind: 'redirect', destination: '/blog/' });
  });

  it('is no date below another word, whatever WordPress has there', async () => {
    server.use(front(200), blogFront, ...sampleWordPress('static'));
    expect(await load('/events/2018/')).toMatchObject({ kind: 'not-found' });
  });
});
