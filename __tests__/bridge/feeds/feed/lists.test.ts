import { loadFeed } from '@/bridge/feeds/feed/load';

import { RECORDED_WORDPRESS } from '../../../recordings/wordpress';
import { childText } from '../../../support/xml';
import { OWN, requested, feed, post, posts, server, wordPress } from './support';

import type { Data } from './support';

describe('feeds of lists', () => {
  it('are WordPress’s list, newest first, in one request beside the one that names it', async () => {
    const category = {
      __typename: 'Category',
      id: 'c',
      isTermNode: true,
      databaseId: 3,
      taxonomyName: 'category',
      uri: '/category/a/',
      name: 'A &amp; B',
    };
    server.use(wordPress({ nodeByUri: category, ...posts(post({})) }));
    const { channel, items } = await feed('/category/a/feed/');
    expect([childText(channel, 'title'), childText(channel, 'link'), items.length]).toEqual([
      'A & B – Riverside & Sons',
      `${OWN}/category/a/`,
      1,
    ]);
    expect(requested.filter(({ operationName }) => operationName !== 'GetSiteOptions')).toMatchObject([
      { operationName: 'GetFeedNode', variables: { uri: '/category/a/' } },
      { operationName: 'GetFeedPosts', variables: { where: { categoryName: 'a' } } },
    ]);
  });

  it('of a type have the order of its pages', async () => {
    const facility = (databaseId: number) =>
      post({ __typename: 'Facility', databaseId, uri: `/facilities/${databaseId}/`, title: String(databaseId) });
    const nodes = [2, 3, 1].map(facility);
    const type = {
      __typename: 'ContentType',
      id: 't',
      isFrontPage: false,
      isPostsPage: false,
      name: 'facility',
      label: 'Facilities',
      uri: '/facilities/',
      contentNodes: { nodes: [1, 2, 3].map(facility) },
    };
    server.use(wordPress({ nodeByUri: type, contentType: type, contentNodes: { nodes } }));
    const { channel, items } = await feed('/facilities/feed/');
    expect(childText(channel, 'title')).toBe('Facilities – Riverside & Sons');
    expect(items.map((item) => childText(item, 'title'))).toEqual(['1', '2', '3']);
  });

  it.each([
    ['/2026/11/feed/', 'November 2026', { dateQuery: { year: 2026, month: 11 } }],
    ['/2026/feed/', '2026', { dateQuery: { year: 2026 } }],
  ])('of dates are named as WordPress names them (%s)', async (path, name, where) => {
    server.use(wordPress(posts()));
    expect(childText((await feed(path)).channel, 'title')).toBe(`${name} – Riverside & Sons`);
    expect(requested.at(-1)).toMatchObject({ operationName: 'GetFeedPosts', variables: { where } });
  });

  it('of a search name the search, and never request everything when nothing was found', async () => {
    server.use(wordPress({ list: { nodes: [] }, contentNodes: { nodes: [] } }));
    const { channel, items } = await feed('/search/a%26b+c/feed/');
    expect([childText(channel, 'title'), items.length]).toEqual(['Search Results for “a&b c” – Riverside & Sons', 0]);
    expect(requested.map(({ operationName }) => operationName)).not.toContain('GetFeedNodes');
  });

  it('are empty where WordPress has nothing, as its own are', async () => {
    server.use(wordPress({ nodeByUri: null }));
    expect((await feed('/category/no-such/feed/')).items).toEqual([]);
    server.use(
      wordPress({
        nodeByUri: {
          __typename: 'Post',
          id: 'p',
          isContentNode: true,
          databaseId: 1,
          uri: '/unrelated/',
          title: 'Unrelated',
        },
      }),
    );
    const { channel, items } = await feed('/old/feed/');
    expect([childText(channel, 'title'), items.length]).toEqual(['Riverside & Sons', 0]);
  });

  it('lead to the address that WordPress gives the list, and to a date that can be', async () => {
    server.use(
      wordPress({
        nodeByUri: {
          __typename: 'Category',
          id: 'c',
          isTermNode: true,
          databaseId: 3,
          uri: '/category/parent/child/',
          name: 'Child',
        },
      }),
    );
    expect(await loadFeed('/category/child/feed/')).toEqual({
      kind: 'redirect',
      destination: '/category/parent/child/feed/',
    });
    expect(await loadFeed('/2026/13/feed/')).toEqual({ kind: 'redirect', destination: '/2026/feed/' });
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
    server.use(wordPress({ comments: { nodes: [comment(35, {})] } }));
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

  it('belong to their text, and exist for types that have feeds', async () => {
    const node = {
      __typename: 'Post',
      id: 'p',
      isContentNode: true,
      databaseId: 7,
      uri: '/a-post/',
      title: 'A post',
      contentTypeName: 'post',
    };
    server.use(wordPress({ nodeByUri: node, comments: { nodes: [comment(35, {})] } }));
    const { channel, items } = await feed('/a-post/feed/');
    expect([childText(channel, 'title'), childText(items[0] ?? channel, 'title')]).toEqual([
      'Comments on: A post',
      'By: Reader & Co',
    ]);
    expect(requested.at(-1)).toMatchObject({ operationName: 'GetFeedComments', variables: { of: '7' } });
    const person = {
      __typename: 'Contributor',
      id: 'c',
      isContentNode: true,
      databaseId: 9,
      uri: '/people/ann/',
      title: 'Ann',
      contentTypeName: 'contributor',
      contentType: { node: { uri: null } },
    };
    server.use(wordPress({ nodeByUri: person }));
    expect(await loadFeed('/people/ann/feed/')).toEqual({ kind: 'not-found' });
  });

  it('on a text with a password have neither author nor content', async () => {
    const hidden = {
      commentedOn: { node: { __typename: 'Post', databaseId: 7, title: 'For members', isRestricted: true } },
      content: 'secret',
      author: { node: { __typename: 'CommentAuthor', name: 'secret' } },
    };
    server.use(wordPress({ comments: { nodes: [comment(35, hidden)] } }));
    const { items, xml } = await feed('/comments/feed/');
    expect(items.map((item) => childText(item, 'title'))).toEqual(['Comment on Protected: For members']);
    expect(xml).not.toContain('secret');
  });
});
