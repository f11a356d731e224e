import { feedsState, loadFeed } from '@footbridge/bridge/feeds/feed/load';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { childText } from '../../../../../__tests__/support/xml';
import { asked, feed, feedOf, OWN, post, posts, requested, server, wordPress, type Data } from './support';

describe('feeds of lists', () => {
  it('are WordPress’s list, in its order, with one query beside the question at its own address', async () => {
    const nodes = [2, 3, 1].map((databaseId) => post({ databaseId, title: String(databaseId) }));
    server.use(...wordPress(posts(...nodes), { ...feedOf({ name: 'A &amp; B' }), posts: [1, 2, 3] }));
    const { channel, items } = await feed('/category/a/feed/');
    expect([childText(channel, 'title'), childText(channel, 'link')]).toEqual([
      'A & B – Riverside & Sons',
      `${OWN}/category/a/`,
    ]);
    expect(items.map((item) => childText(item, 'title'))).toEqual(['1', '2', '3']);
    expect(asked).toEqual(['/category/a/feed/']);
    expect(requested.filter(({ operationName }) => operationName !== 'GetSiteOptions')).toMatchObject([
      { operationName: 'GetFeedNodes', variables: { ids: ['1', '2', '3'] } },
    ]);
  });

  it.each([
    ['/2026/11/feed/', 'November 2026', { year: 2026, month: 11, day: null }],
    ['/2026/feed/', '2026', { year: 2026, month: null, day: null }],
  ])('of dates are named as WordPress names them (%s)', async (path, name, date) => {
    server.use(...wordPress(posts(), { date }));
    expect(childText((await feed(path)).channel, 'title')).toBe(`${name} – Riverside & Sons`);
  });

  it('of a search name the search, and never request everything when nothing was found', async () => {
    server.use(...wordPress({}));
    const { channel, items } = await feed('/search/a%26b+c/feed/');
    expect([childText(channel, 'title'), items.length]).toEqual(['Search Results for “a&b c” – Riverside & Sons', 0]);
    expect(requested.map(({ operationName }) => operationName)).not.toContain('GetFeedNodes');
  });

  it('are empty where WordPress’s own are', async () => {
    server.use(...wordPress({}));
    const { channel, items } = await feed('/category/no-such/feed/');
    expect([childText(channel, 'title'), items.length]).toEqual(['Riverside & Sons', 0]);
  });

  it('lead where WordPress leads, and are not found where it has none', async () => {
    const location = '/category/parent/child/feed/';
    server.use(
      resolveRoute((path) => (path === location ? { status: 200, feed: 'rss2' } : { status: 301, location })),
      ...wordPress({}),
    );
    expect(await loadFeed('/category/child/feed/')).toMatchObject({
      kind: 'redirect',
      destination: location,
    });
    for (const own of [{ status: 404 }, { feed: null }]) {
      feedsState.value = undefined;
      server.use(...wordPress({}, own));
      expect(await loadFeed('/people/ann/feed/')).toEqual({ kind: 'not-found' });
    }
  });
});

describe('feeds of comments', () => {
  const comment = (databaseId: number, own: Data): Data => ({
    databaseId,
    dateGmt: '2026-11-21 07:50:14',
    link: `${RECORDED_WORDPRESS}/a-post/#comment-${databaseId}`,
    content: '<p>Great <b>post</b> & <script>x</script>more</p>',
    author: { node: { __typename: 'CommentAuthor', name: 'Reader &amp; Co' } },
    commentedOn: { node: { __typename: 'Post', databaseId: 7, title: 'A post' } },
    ...own,
  });

  it('say on the whole site who wrote about what', async () => {
    server.use(...wordPress({ comments: { nodes: [comment(35, {})] } }));
    const { channel, items } = await feed('/comments/feed/');
    expect(childText(channel, 'title')).toBe('Comments for Riverside & Sons');
    const written = [...(items[0]?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent]);
    expect(written).toEqual([
      ['title', 'Comment on A post by Reader & Co'],
      ['link', `${OWN}/a-post/#comment-35`],
      ['dc:creator', 'Reader & Co'],
      ['pubDate', 'Sat, 21 Nov 2026 07:50:14 +0000'],
      ['guid', `${OWN}/?p=7#comment-35`],
      ['description', 'Great post &amp; more'],
      ['content:encoded', '<p>Great <strong>post</strong> &amp; more</p>'],
    ]);
  });

  it('belong to their text', async () => {
    const own = feedOf({ kind: 'post', id: 7, typename: 'Post', name: 'A post' }, true);
    server.use(...wordPress({ comments: { nodes: [comment(35, {})] } }, own));
    const { channel, items } = await feed('/a-post/feed/');
    expect([childText(channel, 'title'), childText(items[0] ?? channel, 'title')]).toEqual([
      'Comments on: A post',
      'By: Reader & Co',
    ]);
    expect(requested.at(-1)).toMatchObject({ operationName: 'GetFeedComments', variables: { of: '7' } });
  });

  it('on a text with a password have neither author nor content', async () => {
    const hidden = {
      commentedOn: { node: { __typename: 'Post', databaseId: 7, title: 'For members', isRestricted: true } },
      content: 'secret',
      author: { node: { __typename: 'CommentAuthor', name: 'secret' } },
    };
    server.use(...wordPress({ comments: { nodes: [comment(35, hidden)] } }));
    const { items, xml } = await feed('/comments/feed/');
    expect(items.map((item) => childText(item, 'title'))).toEqual(['Comment on Protected: For members']);
    expect(xml).not.toContain('secret');
  });
});
