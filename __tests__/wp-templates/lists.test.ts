import { runTemplate, listed, recorded, variablesOf } from './run-template';

const post = (databaseId: number) => ({
  __typename: 'Post',
  databaseId,
  uri: `/post-${databaseId}/`,
  title: `Post ${databaseId}`,
  date: '2026-03-02T23:30:00',
  excerpt: '<p>Some words [&hellip;]</p>',
  categories: { nodes: [{ name: 'Families' }] },
});

const posts = (...ids: number[]) => ({ contentNodes: { nodes: ids.map(post) } });

describe('home', () => {
  it('renders the latest posts where they are the front page', () => {
    const rendered = runTemplate('home', posts(1), recorded('seed/front'), listed([1], { base: '/' }));
    expect(rendered?.page).toMatchObject({ id: null, head: { canonical: '/', title: 'Articles | Desert Hope' } });
    expect(rendered?.view).toMatchObject({
      title: 'Articles',
      posts: [
        {
          title: 'Post 1',
          url: '/post-1/',
          label: 'Families',
          date: 'March 2, 2026',
          excerpt: 'Some words…',
          picture: null,
        },
      ],
    });
  });

  it('takes title, text and id from the posts page where there is one, and the address from where it stands', () => {
    const seed = recorded('frontpage/seed-posts');
    const requested = { ...listed([], { base: '/blog/' }), postsPage: 703 };
    expect(variablesOf('home', seed, requested)).toEqual({ pageId: '703', hasPage: true, ids: ['0'] });
    const page = { databaseId: 703, uri: null, title: 'Stories & <em>News</em>', content: '<p>What we write.</p>' };
    expect(runTemplate('home', { page }, seed, requested)).toMatchObject({
      page: { id: 703, head: { canonical: '/blog/', title: 'Stories & News | Desert Hope' } },
      view: {
        title: 'Stories & News',
        titleHtml: 'Stories &amp; <em>News</em>',
        description: 'What we write.',
        posts: [],
      },
    });
  });

  it('shows as many posts as WordPress puts on the page: sticky ones come on top of the rest', () => {
    const ids = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(runTemplate('home', posts(...ids), {}, listed(ids))?.view).toMatchObject({ posts: { length: 12 } });
  });
});

describe('terms', () => {
  it('renders a nested category under its parent', () => {
    const category = recorded('nodeByUri/category-nested');
    const requested = listed([7], { base: '/category/guides/detox-guides/' });
    const rendered = runTemplate('category', { category, ...posts(7) }, category, requested);
    expect(rendered?.page).toMatchObject({ head: { canonical: '/category/guides/detox-guides/' } });
    expect(rendered?.view).toMatchObject({
      title: 'Detox guides',
      trail: [{ title: 'Guides', url: '/category/guides/' }],
      posts: [{ id: 7 }],
    });
  });

  it('renders tags and topics', () => {
    expect(runTemplate('tag', { tag: recorded('nodeByUri/tag'), ...posts(4) }, {}, listed([4]))?.view).toMatchObject({
      posts: [{ id: 4 }],
    });
    const topic = runTemplate('taxonomy', { termNode: recorded('nodeByUri/tax-term'), ...posts(5) }, {}, listed([5]));
    expect(topic?.view).toMatchObject({ eyebrow: 'Topic', posts: [{ id: 5 }] });
  });

  it('names the archive of a post format in the plural, and any other taxonomy by its own name', () => {
    const format = (slug: string) => ({ __typename: 'PostFormat', name: 'Name', slug: `post-format-${slug}` });
    expect(runTemplate('taxonomy', { termNode: format('video') }, {}, listed([]))?.view).toMatchObject({
      // The document's title is the name, as in WordPress.
      title: 'Name',
      titleHtml: 'Videos',
      eyebrow: '',
    });
    expect(runTemplate('taxonomy', { termNode: format('hologram') }, {}, listed([]))?.view).toMatchObject({
      title: 'Name',
    });
    const termNode = { __typename: 'Tag', name: 'Jazz', taxonomyName: 'music_style' };
    expect(runTemplate('taxonomy', { termNode }, {}, listed([]))?.view).toMatchObject({
      title: 'Jazz',
      eyebrow: 'Music style',
    });
  });

  it('decodes a term’s description', () => {
    const termNode = { ...recorded('nodeByUri/tax-term'), description: 'Detox &amp; &#8220;withdrawal&#8221;' };
    expect(runTemplate('taxonomy', { termNode }, {}, listed([]))?.view).toMatchObject({
      description: 'Detox & “withdrawal”',
    });
  });
});

describe('archives', () => {
  it('renders the archive of a type by its name, and articles without a type', () => {
    expect(variablesOf('archive', { __typename: 'ContentType', name: 'facility' })).toEqual({
      name: 'facility',
      ids: ['0'],
    });
    expect(variablesOf('archive')).toMatchObject({ name: 'post' });
    const contentType = recorded('nodeByUri/cpt-archive');
    expect(runTemplate('archive', { contentType }, {}, listed([]))?.view).toMatchObject({ title: 'Facilities' });
    expect(runTemplate('archive', posts(1), {}, listed([1]))?.view).toMatchObject({
      title: 'Articles',
      posts: [{ id: 1 }],
    });
  });

  it('lists facilities in WordPress’s order, whatever order editors gave their menu', () => {
    const facility = (databaseId: number, menuOrder: number) => ({
      __typename: 'FootbridgeFacility',
      databaseId,
      menuOrder,
      uri: `/facilities/${databaseId}/`,
      title: `F${databaseId}`,
      facilityDetails: { city: `Town ${databaseId}`, state: 'NV' },
    });
    const nodes = [facility(1, 1), facility(2, 2), facility(3, 3)];
    const rendered = runTemplate(
      'archive-facility',
      { contentNodes: { nodes } },
      {},
      listed([3, 1, 2], { base: '/facilities/', page: 2 }),
    );
    expect(rendered?.view).toMatchObject({
      facilities: [{ name: 'F3', town: 'Town 3, NV' }, { name: 'F1' }, { name: 'F2' }],
      paging: { page: 2 },
    });
    expect(rendered?.page.head).toMatchObject({
      canonical: '/facilities/page/2/',
      title: 'Our facilities – Page 2 | Desert Hope',
    });
  });

  it.each([
    'category',
    'tag',
    'author',
    'taxonomy',
    'archive',
    'date',
    'search',
    'attachment',
    'single',
    'single-facility',
    'single-contributor',
    'page',
    'landing',
    'template-our-team',
    'template-reviews',
    'template-full-width',
    'index',
  ] as const)('%s: null when WordPress has none', (name) => {
    expect(runTemplate(name, {})).toBeNull();
  });
});

describe('author', () => {
  it('is rendered without asking a stranger for a picture', () => {
    const user = recorded('nodeByUri/author');
    const rendered = runTemplate(
      'author',
      { user, ...posts(3) },
      { databaseId: 1 },
      listed([3], { base: '/author/admin/' }),
    );
    expect(rendered?.view).toMatchObject({ eyebrow: 'Articles by', title: 'admin', posts: [{ id: 3 }] });
    expect(JSON.stringify(rendered)).not.toContain('gravatar');
  });

  it('has the name as readers write it: WordPress hands it out encoded', () => {
    const user = { name: 'Writer &amp; Son', description: null };
    expect(runTemplate('author', { user }, { databaseId: 3 }, listed([]))?.view).toMatchObject({
      title: 'Writer & Son',
    });
  });

  it('unknown to WPGraphQL is not queried, and named after the URL', () => {
    const seed = { __typename: 'User', slug: 'jane-doe', name: null };
    const requested = listed([], { base: '/author/jane-doe/', pages: 0, found: 0 });
    expect(variablesOf('author', seed, requested)).toEqual({ id: '0', isKnown: false, ids: ['0'] });
    expect(runTemplate('author', { user: { name: 'Not requested' } }, seed, requested)).toMatchObject({
      page: { head: { canonical: '/author/jane-doe/', title: 'Jane Doe | Desert Hope' } },
      view: { title: 'Jane Doe', posts: [] },
    });
    expect(
      runTemplate('author', {}, seed, listed([], { base: '/author/%cf%83%ce%bf%cf%86%ce%af%ce%b1/' }))?.view,
    ).toMatchObject({ title: 'Σοφία' });
  });
});

describe('index', () => {
  it('renders any node: its title and text', () => {
    expect(runTemplate('index', { nodeByUri: recorded('nodeByUri/page') })?.view).toMatchObject({
      title: 'About The Tests',
      posts: [],
    });
    expect(runTemplate('index', { nodeByUri: recorded('nodeByUri/category-nested') })?.view).toMatchObject({
      title: 'Detox guides',
    });
  });

  it('renders any list, with or without a node', () => {
    const nodeByUri = { __typename: 'ContentType', label: 'Posts', uri: '/' };
    expect(runTemplate('index', { nodeByUri, ...posts(2) }, {}, listed([2]))?.view).toMatchObject({
      title: 'Posts',
      posts: [{ id: 2 }],
    });
    expect(runTemplate('index', posts(2), {}, listed([2], { page: 3 }))).toMatchObject({
      page: { head: { canonical: '/news/page/3/' } },
      view: { title: 'Articles', posts: [{ id: 2 }] },
    });
  });
});
