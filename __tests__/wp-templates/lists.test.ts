import { templates } from '@/wp-templates';
import { draw, recorded } from './draw';

const post = (databaseId: number) => ({
  __typename: 'Post',
  databaseId,
  uri: `/post-${databaseId}/`,
  title: `Post ${databaseId}`,
  date: '2026-03-02T23:30:00',
  excerpt: '<p>Some words [&hellip;]</p>',
  categories: { nodes: [{ name: 'Families' }] },
});

describe('home', () => {
  it('draws the latest posts where they are the front page', () => {
    const drawn = draw('home', { posts: { nodes: [post(1)] } }, recorded('seed/front'));
    expect(drawn?.page).toMatchObject({ id: null, segment: 'other', head: { canonical: '/', title: 'Articles | Desert Hope' } });
    expect(drawn?.view).toMatchObject({
      title: 'Articles',
      posts: [{ title: 'Post 1', url: '/post-1/', label: 'Families', date: 'March 2, 2026', excerpt: 'Some words…', picture: null }],
    });
  });

  it('takes title and id from the posts page where there is one', () => {
    const pages = { nodes: [{ databaseId: 9, title: 'Wrong', isPostsPage: false }, { databaseId: 703, title: 'Stories', isPostsPage: true }] };
    const seed = recorded('frontpage/seed-posts');
    expect(templates.home.variables(seed)).toEqual({ slug: 'blog', hasPage: true });
    expect(draw('home', { pages, contentType: { uri: '/blog/' }, posts: { nodes: [] } }, seed)).toMatchObject({
      page: { id: 703, segment: null, head: { canonical: '/blog/', title: 'Stories | Desert Hope' } },
      view: { title: 'Stories', posts: [] },
    });
  });
});

it('asks for a posts page by its slug as it is read', () => {
  const seed = { ...recorded('frontpage/seed-posts'), uri: '/greek/%ce%b5%cf%80/' };
  expect(templates.home.variables(seed)).toEqual({ slug: 'επ', hasPage: true });
});

describe('terms and archives', () => {
  it('draws a nested category under its parent', () => {
    const drawn = draw('category', { category: { ...recorded('nodeByUri/category-nested'), posts: { nodes: [post(7)] } } });
    expect(drawn?.page).toMatchObject({ segment: 'other', head: { canonical: '/category/guides/detox-guides/' } });
    expect(drawn?.view).toMatchObject({ title: 'Detox guides', trail: [{ title: 'Guides', url: '/category/guides/' }] });
  });

  it('draws tags, topics and post formats', () => {
    expect(draw('tag', { tag: { ...recorded('nodeByUri/tag'), posts: { nodes: [post(4)] } } })?.view).toMatchObject({ posts: [{ id: 4 }] });
    expect(draw('taxonomy', { termNode: { ...recorded('nodeByUri/tax-term'), contentNodes: { nodes: [post(5)] } } })?.view).toMatchObject({
      eyebrow: 'Topic',
      posts: [{ id: 5 }],
    });
    const format = { __typename: 'PostFormat', name: 'Aside', uri: '/type/aside/', posts: { nodes: [post(6)] } };
    expect(draw('taxonomy', { termNode: format })?.view).toMatchObject({ title: 'Aside', posts: [{ id: 6 }] });
  });

  it('decodes a term’s description and leaves out what has no page of its own', () => {
    const review = { __typename: 'Review', databaseId: 8, uri: '/?post_type=review&p=8', title: 'A review' };
    const termNode = { ...recorded('nodeByUri/tax-term'), description: 'Detox &amp; &#8220;withdrawal&#8221;', contentNodes: { nodes: [review, { ...post(9), uri: null }] } };
    expect(draw('taxonomy', { termNode })?.view).toMatchObject({ description: 'Detox & “withdrawal”', posts: [] });
  });

  it('draws the archive of a type by its name, and articles where there is no type', () => {
    expect(templates.archive.variables({ name: 'facility' })).toEqual({ name: 'facility' });
    expect(templates.archive.variables({})).toEqual({ name: 'post' });
    const contentType = recorded('nodeByUri/cpt-archive');
    expect(draw('archive', { contentType: { ...contentType, contentNodes: { nodes: [] } } })?.view).toMatchObject({ title: 'Facilities' });
  });

  it('draws an author without asking a stranger for a picture', () => {
    const user = { ...recorded('nodeByUri/author'), posts: { nodes: [post(3)] } };
    const drawn = draw('author', { user });
    expect(drawn?.view).toMatchObject({ eyebrow: 'Articles by', title: 'admin', posts: [{ id: 3 }] });
    expect(JSON.stringify(drawn)).not.toContain('gravatar');
  });

  it.each(['category', 'tag', 'author', 'taxonomy', 'archive', 'single', 'single-facility', 'single-contributor', 'index'] as const)(
    '%s: null when WordPress has none',
    (name) => {
      expect(draw(name, {})).toBeNull();
    },
  );
});

describe('index', () => {
  it('draws any node: its title, text or list', () => {
    expect(draw('index', { nodeByUri: recorded('nodeByUri/page') })?.view).toMatchObject({ title: 'About The Tests', posts: [] });
    expect(draw('index', { nodeByUri: { ...recorded('nodeByUri/category-nested'), posts: null } })?.view).toMatchObject({ title: 'Detox guides' });
    const node = { __typename: 'ContentType', label: 'Posts', uri: '/', contentNodes: { nodes: [post(2)] } };
    expect(draw('index', { nodeByUri: node })?.view).toMatchObject({ title: 'Posts', posts: [{ id: 2 }] });
  });
});
