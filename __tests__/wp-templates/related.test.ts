/** "Read on": which pages a text leads to. */
import { runTemplate, recorded } from './run-template';

interface Link {
  title: string;
}

const node = (databaseId: number, more: object = {}) => ({
  __typename: 'Post',
  databaseId,
  uri: `/p${databaseId}/`,
  title: `P${databaseId}`,
  ...more,
});

const topic = (databaseId: number, nodes: object[]) => ({
  __typename: 'FootbridgeTreatmentTopic',
  databaseId,
  name: `T${databaseId}`,
  uri: `/topics/t${databaseId}/`,
  contentNodes: { nodes },
});

const nodesOf = (ids: number[]) => ids.map((id) => node(id));
const of = (segment: string) => ({ pageSettings: { segment: [segment] } });

/** Returns the titles of a post's related pages. */
function relatedTo(more: object, id = 1870): string[] {
  const contentNode = { ...recorded('nodeByUri/post'), databaseId: id, treatmentTopics: null, ...more };
  const view = runTemplate('single', { contentNode })?.view as { related: Link[] } | undefined;
  return (view?.related ?? []).map(({ title }) => title);
}

const tags = (...topics: object[]) => ({ gtRelatedTags: { nodes: topics } });
const NO_CATEGORY = { categories: null };

describe('the pages that a post leads to', () => {
  it('share most with it: an editor’s tag or a topic counts more than a category', () => {
    expect(
      relatedTo({
        pageSettings: tags(topic(1, nodesOf([11, 12]))),
        treatmentTopics: { nodes: [topic(2, nodesOf([12, 13]))] },
        categories: { nodes: [{ databaseId: 7, name: 'Guides', uri: '/g/', posts: { nodes: nodesOf([13, 14]) } }] },
      }),
    ).toEqual(['P12', 'P13', 'P11', 'P14']);
  });

  it('come from each term once, though it is an editor’s tag and a topic', () => {
    const [one, other] = [topic(1, nodesOf([11])), topic(2, nodesOf([12]))];
    const categories = { nodes: [{ databaseId: 7, name: 'G', uri: '/g/', posts: { nodes: nodesOf([12]) } }] };
    expect(relatedTo({ pageSettings: tags(one, other), treatmentTopics: { nodes: [one] }, categories })).toEqual([
      'P12',
      'P11',
    ]);
  });

  it('are those of its segment first, among equals', () => {
    const nodes = [node(11, of('info')), node(12, of('insurance')), node(13, of('info')), node(14)];
    const pageSettings = { segment: ['insurance'], ...tags(topic(1, nodes)) };
    expect(relatedTo({ ...NO_CATEGORY, pageSettings })[0]).toBe('P12');
  });

  it('are neither itself, nor behind a password, nor noindex, nor without a title', () => {
    const nodes = [
      node(1870),
      node(11, { isRestricted: true }),
      node(12, { seo: { noindex: true } }),
      node(13, { title: null }),
      node(14),
    ];
    expect(relatedTo({ ...NO_CATEGORY, pageSettings: tags(topic(1, nodes)) })).toEqual(['P14']);
  });

  it('are five, the same each time, in whatever order WordPress lists them', () => {
    const ids = Array.from({ length: 12 }, (_, i) => 20 + i);
    const once = relatedTo({ ...NO_CATEGORY, pageSettings: tags(topic(1, nodesOf(ids))) });
    expect(once).toHaveLength(5);
    expect(relatedTo({ ...NO_CATEGORY, pageSettings: tags(topic(1, nodesOf(ids.toReversed()))) })).toEqual(once);
  });

  it('are not the same five on all pages with the same terms', () => {
    const ids = Array.from({ length: 12 }, (_, i) => 20 + i);
    const lists = ids.map((id) => relatedTo({ ...NO_CATEGORY, pageSettings: tags(topic(1, nodesOf(ids))) }, id));
    expect(new Set(lists.map((list) => list.toSorted().join())).size).toBeGreaterThan(8);
    expect(new Set(lists.flat()).size).toBe(ids.length);
  });
});

describe('the pages that a page leads to', () => {
  it('are none above or below it, to which its breadcrumb and its list lead', () => {
    const below = [10, 11, 12, 13, 14, 15];
    const page = {
      ...recorded('nodeByUri/page'),
      ancestors: { nodes: [{ ...node(9), __typename: 'Page' }] },
      children: { nodes: nodesOf(below) },
      pageSettings: tags(topic(1, nodesOf([2, 9, 12, 30]))),
    };
    expect(runTemplate('page', { page })?.view).toMatchObject({
      below: below.map((id) => ({ title: `P${id}` })),
      related: [{ title: 'P30' }],
    });
  });

  it('below it are listed ones only', () => {
    const nodes = [node(10, { isRestricted: true }), node(11, { seo: { noindex: true } }), node(12)];
    const page = { ...recorded('nodeByUri/page'), children: { nodes } };
    expect(runTemplate('page', { page })?.view).toMatchObject({ below: [{ title: 'P12' }] });
  });
});
