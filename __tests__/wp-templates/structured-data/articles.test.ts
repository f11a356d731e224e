/** Structured data of pages and posts, compared with what the page shows. */
import { recorded } from '../run-template';
import { nodeOf, graphOf } from './support';

const person = (databaseId: number) => ({
  nodes: [
    {
      __typename: 'FootbridgeContributor',
      databaseId,
      title: `Person ${databaseId}`,
      uri: `/contributors/p${databaseId}/`,
      contributorProfile: { credentials: 'MD', jobTitle: 'Writer' },
    },
  ],
});
const bylineInfo = (author: number | null, editor: number | null, reviewer: number | null) => ({
  author: author && person(author),
  editor: editor && person(editor),
  reviewer: reviewer && person(reviewer),
});
const post = (facts: object = {}) =>
  graphOf('single', { contentNode: { ...recorded('nodeByUri/post'), pageSettings: null, ...facts } });
/** A page whose editor set nothing about it but what the test is about. */
const page = (facts: object = {}, requested: Parameters<typeof graphOf>[2] = {}) =>
  graphOf(
    'page',
    { page: { ...recorded('nodeByUri/page'), uri: '/a-page/', seo: null, pageSettings: null, ...facts } },
    requested,
  );
const id = (n: number) => ({ '@id': `https://deserthopetreatment.com/contributors/p${n}/#person` });

describe('a post', () => {
  it('is a page and an article on it, with the title, the days and the picture that readers see', () => {
    const { graph, head, share } = post();
    expect(share).toBe('article');
    expect(head).toMatchObject({ published: '2024-01-15', modified: '2024-01-15' });
    expect(nodeOf(graph, 'Article')).toMatchObject({
      '@id': 'https://deserthopetreatment.com/what-is-detox/#article',
      headline: 'What is Detox?',
      dateModified: '2024-01-15',
      image: 'https://deserthopetreatment.com/media/2026/11/detox.jpg',
      articleSection: 'Detox guides',
      mainEntityOfPage: { '@id': 'https://deserthopetreatment.com/what-is-detox/#page' },
    });
    expect(nodeOf(graph, 'MedicalWebPage')).toMatchObject({
      name: 'What is Detox?',
      mainEntity: { '@id': 'https://deserthopetreatment.com/what-is-detox/#article' },
    });
  });

  it('was last reviewed on the day that its editor gives with another person as reviewer; an edit is no review', () => {
    const reviewed = (reviewer: number, reviewedOn: string | null) =>
      nodeOf(post({ bylineInfo: { ...bylineInfo(1, 2, reviewer), reviewedOn } }).graph, 'MedicalWebPage').lastReviewed;
    expect(reviewed(3, '2023-11-02T00:00:00+00:00')).toBe('2023-11-02');
    expect(reviewed(3, null)).toBeUndefined();
    expect(reviewed(1, '2023-11-02')).toBeUndefined();
    expect(nodeOf(post().graph, 'MedicalWebPage')).not.toHaveProperty('lastReviewed');
  });

  it('leads down from the front page as its breadcrumb does', () => {
    expect(nodeOf(post().graph, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: { '@id': 'https://deserthopetreatment.com/' } },
      {
        position: 2,
        name: 'Detox guides',
        item: { '@id': 'https://deserthopetreatment.com/category/guides/detox-guides/' },
      },
      { position: 3, name: 'What is Detox?' },
    ]);
  });

  it('says of each person what the byline says, once', () => {
    const { graph } = post({ bylineInfo: bylineInfo(1, 2, 1) });
    expect(graph.filter((node) => node['@type'] === 'Person')).toEqual([
      {
        '@type': 'Person',
        ...id(1),
        url: 'https://deserthopetreatment.com/contributors/p1/',
        name: 'Person 1',
        honorificSuffix: 'MD',
        jobTitle: 'Writer',
      },
      {
        '@type': 'Person',
        ...id(2),
        url: 'https://deserthopetreatment.com/contributors/p2/',
        name: 'Person 2',
        honorificSuffix: 'MD',
        jobTitle: 'Writer',
      },
    ]);
  });

  it('is one article on all pages of its text', () => {
    const content = '<p>One.</p><!--nextpage--><p>Two.</p>';
    const { graph } = graphOf('single', { contentNode: { ...recorded('nodeByUri/post'), content } }, { part: 2 });
    expect(nodeOf(graph, 'Article')).toMatchObject({
      '@id': 'https://deserthopetreatment.com/what-is-detox/#article',
      url: 'https://deserthopetreatment.com/what-is-detox/',
    });
    expect(nodeOf(graph, 'MedicalWebPage').url).toBe('https://deserthopetreatment.com/what-is-detox/2/');
  });

  it('that is protected is not indexed and has no data', () => {
    const { graph, data } = post({ ...recorded('data/post-password-fields', 'contentNode'), categories: null });
    expect(graph).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/secret|Jane|Edie|datePublished/);
  });
});

describe('a page', () => {
  it('about medicine is a medical page; about insurance, the way to call or the law it is none', () => {
    for (const segment of ['info', 'treatment-info', 'aftercare', null] as const)
      expect(nodeOf(page({}, { segment }).graph, 'MedicalWebPage')).toMatchObject({ '@type': 'MedicalWebPage' });
    for (const segment of ['insurance', 'conversion', 'other'] as const)
      expect(nodeOf(page({}, { segment }).graph, 'WebPage')).not.toHaveProperty('lastReviewed');
  });

  it('that shows the brand’s numbers is about the brand, the one with the form is the way to reach it', () => {
    expect(nodeOf(page({ uri: '/about/' }).graph, 'AboutPage').url).toBe('https://deserthopetreatment.com/about/');
    expect(nodeOf(page({ uri: '/contact/' }).graph, 'ContactPage').url).toBe(
      'https://deserthopetreatment.com/contact/',
    );
  });

  it('has the folded blocks that are questions', () => {
    const content =
      '<details><summary>Will it <b>hurt</b>?</summary><p>Some &amp; not much.</p></details><details><summary>Sources</summary><p>One.</p></details>';
    expect(nodeOf(page({ content }).graph, 'FAQPage').mainEntity).toEqual([
      { '@type': 'Question', name: 'Will it hurt?', acceptedAnswer: { '@type': 'Answer', text: 'Some & not much.' } },
    ]);
    expect(
      page({ content: '<details><summary>Sources</summary><p>One.</p></details>' }).graph.some(
        (node) => node['@type'] === 'FAQPage',
      ),
    ).toBe(false);
  });

  it('that is noindex has only its editor’s schema', () => {
    expect(page({}, { noindex: true }).data).toEqual([]);
    const own = page(
      { pageSettings: { schema: '{"@context":"https://schema.org","@type":"FAQPage"}' } },
      { noindex: true },
    );
    expect(own.data).toEqual([{ '@context': 'https://schema.org', '@type': 'FAQPage' }]);
  });

  it('[S5.2] has its editor’s own data beside its own, and none of what is no JSON', () => {
    const types = (schema: string) =>
      page({ pageSettings: { schema } }).data.map((one) => ('@graph' in one ? 'graph' : JSON.stringify(one)));
    expect(types('{"@type":"MedicalCondition"}')).toEqual(['graph', '{"@type":"MedicalCondition"}']);
    expect(types('to be written')).toEqual(['graph']);
  });

  it('has no WordPress URL in its editor’s schema', () => {
    const schema = String.raw`{"@type":"WebPage","url":"http:\/\/127.0.0.1:8080\/about\/","image":["http://127.0.0.1:8080/wp-content/uploads/a.jpg"]}`;
    expect(page({ pageSettings: { schema } }).data[1]).toEqual({
      '@type': 'WebPage',
      url: 'https://deserthopetreatment.com/about/',
      image: ['https://deserthopetreatment.com/media/a.jpg'],
    });
  });

  it('with charts, or with people, lists them', () => {
    const facility = (n: number) => ({
      __typename: 'FootbridgeFacility',
      databaseId: n,
      slug: `f${n}`,
      uri: `/facilities/f${n}/`,
      title: `F${n}`,
      facilityDetails: { treatments: ['detox'] },
    });
    const charts = graphOf('template-compare-facilities', {
      page: recorded('nodeByUri/page'),
      facilities: { nodes: [facility(1), facility(2)] },
    });
    expect(nodeOf(charts.graph, 'ItemList').itemListElement).toMatchObject([
      { name: 'F1', url: 'https://deserthopetreatment.com/facilities/f1/' },
      { name: 'F2' },
    ]);
    const team = graphOf('template-our-team', {
      page: recorded('nodeByUri/page'),
      contributors: recorded('data/contributors', 'contributors'),
    });
    expect(nodeOf(team.graph, 'AboutPage')).toMatchObject({ mainEntity: { '@id': expect.stringMatching(/#list$/) } });
  });
});
