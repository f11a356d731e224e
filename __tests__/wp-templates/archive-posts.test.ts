/** What stands in a list: exactly the posts that WordPress lists there, in its order, each with what may be known of it. */
import { runTemplate, listed, recorded, variablesOf } from './run-template';

const node = (databaseId: number, more: object = {}) => ({
  __typename: 'Post',
  databaseId,
  uri: `/post-${databaseId}/`,
  title: `Post ${databaseId}`,
  date: '2025-02-01T09:00:00',
  ...more,
});

const drawnPosts = (nodes: object[], ids: number[]) =>
  runTemplate('tag', { tag: recorded('nodeByUri/tag'), contentNodes: { nodes } }, {}, listed(ids))?.view;

describe('the posts of a list', () => {
  it('are queried by their ids; an empty list by an unused id, or WordPress would answer with everything', () => {
    expect(variablesOf('tag', {}, listed([12, 7]))).toMatchObject({ ids: ['12', '7'] });
    expect(variablesOf('tag', {}, listed([]))).toMatchObject({ ids: ['0'] });
    expect(variablesOf('date')).toEqual({ ids: ['0'] });
  });

  it('stand in WordPress’s order, whatever order GraphQL answers in', () => {
    expect(drawnPosts([node(1), node(2), node(3)], [2, 3, 1])).toMatchObject({
      posts: [{ id: 2 }, { id: 3 }, { id: 1 }],
    });
  });

  it('are those of the list only', () => {
    expect(drawnPosts([node(1), node(2)], [2])).toMatchObject({ posts: [{ id: 2 }] });
  });

  it('are known by their date where they have no title, which is then not said twice', () => {
    expect(drawnPosts([node(1, { title: null })], [1])).toMatchObject({
      posts: [{ title: 'February 1, 2025', url: '/post-1/', date: '' }],
    });
    expect(drawnPosts([node(1, { title: '' })], [1])).toMatchObject({ posts: [{ title: 'February 1, 2025' }] });
    expect(drawnPosts([node(1, { title: '0' })], [1])).toMatchObject({
      posts: [{ title: '0', date: 'February 1, 2025' }],
    });
  });

  it('have the markup of their titles', () => {
    expect(drawnPosts([node(1, { title: 'Title <em>With</em> <b>Mark<sup>up</sup></b>' })], [1])).toMatchObject({
      posts: [{ title: 'Title With Markup', titleHtml: 'Title <em>With</em> <b>Mark<sup>up</sup></b>' }],
    });
  });

  it('that have a password or noindex are not among them', () => {
    const hidden = [
      node(1, { title: 'Secret', date: null, isRestricted: true }),
      node(2, { title: 'Unlisted', seo: { noindex: true } }),
    ];
    expect(drawnPosts([...hidden, node(3)], [1, 2, 3])).toMatchObject({ posts: [{ url: '/post-3/' }] });
  });

  it('may be of any type: pages, facilities, contributors, and what a plugin brought', () => {
    const types = ['Page', 'FootbridgeFacility', 'FootbridgeContributor', 'Post'].map((__typename, i) =>
      node(i + 1, { __typename, categories: { nodes: [{ name: 'Families' }] } }),
    );
    expect(drawnPosts(types, [1, 2, 3, 4])).toMatchObject({
      posts: [
        { label: 'Page', date: '' },
        { label: 'Facility' },
        { label: 'Our team' },
        { label: 'Families', date: 'February 1, 2025' },
      ],
    });
  });

  it('are left out only where nothing can lead to them', () => {
    const review = node(1, { __typename: 'FootbridgeReview', uri: '/?post_type=review&p=1' });
    expect(drawnPosts([review, node(2, { uri: null }), node(3)], [1, 2, 3])).toMatchObject({ posts: [{ id: 3 }] });
    expect(drawnPosts([review, node(2, { uri: null })], [1, 2])).toMatchObject({ posts: [] });
  });

  it('are linked as WordPress spells their addresses', () => {
    expect(drawnPosts([node(1, { uri: '/κέντρο/' })], [1])).toMatchObject({
      posts: [{ url: '/%ce%ba%ce%ad%ce%bd%cf%84%cf%81%ce%bf/' }],
    });
  });
});

describe('a later page of a list', () => {
  it('is its own original, and says its number as WordPress does', () => {
    const rendered = runTemplate(
      'tag',
      { tag: recorded('nodeByUri/tag') },
      {},
      listed([], { base: '/tag/detox/', page: 2 }),
    );
    expect(rendered?.page.head).toMatchObject({
      canonical: '/tag/detox/page/2/',
      title: expect.stringMatching(/^\S.* – Page 2 \| Desert Hope$/),
    });
    expect(rendered?.view).toMatchObject({ paging: { page: 2, pages: 5, base: '/tag/detox/' } });
  });

  it('does not take over what an editor wrote for the first page', () => {
    const seo = { title: 'All our stories', canonical: 'http://127.0.0.1:8080/stories/', description: 'For everybody' };
    const page = { databaseId: 9, title: 'Stories', seo };
    const on = (number: number) =>
      runTemplate('home', { page }, {}, { ...listed([], { page: number }), postsPage: 9 })?.page.head;
    expect(on(1)).toMatchObject({ title: 'All our stories', canonical: '/stories/' });
    expect(on(2)).toMatchObject({
      title: 'All our stories – Page 2',
      canonical: '/news/page/2/',
      description: 'For everybody',
    });
  });
});
