/** Lists, people, files, searches. */
import { listed, recorded } from '../run-template';
import { nodeOf, graphOf } from './support';

const post = (databaseId: number) => ({
  __typename: 'Post',
  databaseId,
  uri: `/post-${databaseId}/`,
  title: `Post <em>${databaseId}</em>`,
  date: '2026-03-02T23:30:00',
});
const posts = (...ids: number[]) => ({ contentNodes: { nodes: ids.map(post) } });

describe('a list of articles', () => {
  it.each([
    ['category', { category: recorded('nodeByUri/category-nested') }],
    ['tag', { tag: recorded('nodeByUri/tag') }],
    ['taxonomy', { termNode: recorded('nodeByUri/tax-term') }],
    ['home', {}],
    ['archive', {}],
    ['index', {}],
    ['date', {}],
  ] as const)('(%s) is a collection, in its own order', (template, root) => {
    const { graph } = graphOf(
      template,
      { ...root, ...posts(7, 3) },
      { ...listed([3, 7], { base: '/a-list/' }), date: { year: 2026 } },
    );
    expect(nodeOf(graph, 'CollectionPage')).toMatchObject({
      mainEntity: { '@id': 'https://deserthopetreatment.com/a-list/#list' },
    });
    expect(nodeOf(graph, 'ItemList')).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Post 3', url: 'https://deserthopetreatment.com/post-3/' },
        { position: 2, name: 'Post 7' },
      ],
    });
  });

  it('leads down as its breadcrumb does, and is another page on each of its pages', () => {
    const { graph } = graphOf(
      'category',
      { category: recorded('nodeByUri/category-nested'), ...posts(7) },
      listed([7], { base: '/category/guides/detox-guides/', page: 2 }),
    );
    expect(nodeOf(graph, 'CollectionPage').url).toBe(
      'https://deserthopetreatment.com/category/guides/detox-guides/page/2/',
    );
    expect(nodeOf(graph, 'BreadcrumbList').itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Guides' },
      { name: 'Detox guides' },
    ]);
  });

  it('that is empty lists nothing', () => {
    expect(graphOf('home', {}, listed([])).graph.map((node) => node['@type'])).toEqual([
      'MedicalOrganization',
      'WebSite',
      'CollectionPage',
    ]);
  });
});

/** A list of a person's articles. */
const list = (...ids: number[]) => ({ ids, found: ids.length });

describe('a person', () => {
  it('has a profile with what it shows, by the id that bylines use', () => {
    const root = {
      contributor: recorded('nodeByUri/cpt-contributor'),
      contentNodes: { nodes: [post(4), post(1), post(9)] },
    };
    const { graph, share } = graphOf('single-contributor', root, {
      bylines: { written: list(4, 1), edited: list(), reviewed: list(9) },
    });
    expect(share).toBe('profile');
    expect(nodeOf(graph, 'Person')).toMatchObject({
      '@id': 'https://deserthopetreatment.com/contributors/jane-doe/#person',
      name: 'Jane Doe',
      honorificSuffix: 'MD, MPH',
      jobTitle: 'Senior Editor',
      image: 'https://deserthopetreatment.com/media/2026/11/avatar-jane.jpg',
      sameAs: 'https://www.linkedin.com/in/jane-doe',
    });
    const ref = { '@id': 'https://deserthopetreatment.com/contributors/jane-doe/#person' };
    expect(nodeOf(graph, 'ProfilePage')).toMatchObject({
      name: 'Jane Doe, MD, MPH',
      mainEntity: ref,
      hasPart: [{ headline: 'Post 4', author: ref }, { headline: 'Post 1' }],
    });
  });

  it('that is protected is not indexed and has no data', () => {
    const { graph, data } = graphOf('single-contributor', {
      contributor: { ...recorded('nodeByUri/cpt-contributor'), isRestricted: true, content: null },
    });
    expect(graph).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/linkedin|MPH|Senior/);
  });

  it('known to WordPress alone has the list of articles for a profile', () => {
    const { graph } = graphOf(
      'author',
      { user: { name: 'Edie &amp; Co', description: 'Edits.' }, ...posts(1) },
      { ...listed([1], { base: '/author/editor/' }), seed: { databaseId: 2 } },
    );
    expect(nodeOf(graph, 'Person')).toMatchObject({
      '@id': 'https://deserthopetreatment.com/author/editor/#person',
      name: 'Edie & Co',
      description: 'Edits.',
    });
    expect(nodeOf(graph, 'ProfilePage').hasPart).toMatchObject([{ headline: 'Post 1' }]);
  });
});

describe('a file', () => {
  const file = {
    databaseId: 771,
    uri: '/a-boat/',
    title: 'A boat',
    mimeType: 'image/jpeg',
    mediaItemUrl: 'http://127.0.0.1:8080/wp-content/uploads/a.jpg',
    sourceUrl: 'http://127.0.0.1:8080/wp-content/uploads/a.jpg',
    mediaDetails: { width: 1600, height: 1066 },
  };

  it('is a picture where it is one', () => {
    const { graph } = graphOf('attachment', { mediaItem: file });
    expect(nodeOf(graph, 'ImageObject')).toMatchObject({
      name: 'A boat',
      contentUrl: 'https://deserthopetreatment.com/media/a.jpg',
      width: { value: 1600 },
    });
  });

  it('is a file where it is none', () => {
    const { graph } = graphOf('attachment', { mediaItem: { ...file, mimeType: 'application/pdf' } });
    expect(nodeOf(graph, 'MediaObject')).toMatchObject({ contentUrl: 'https://deserthopetreatment.com/media/a.jpg' });
  });
});

it('a search has no data, because it is not indexed', () => {
  const search = { words: 'detox' };
  expect(graphOf('search', posts(1), { ...listed([1], { base: '/search/?s=detox' }), search }).data).toEqual([]);
});
