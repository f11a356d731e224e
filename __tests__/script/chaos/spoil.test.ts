import { fieldsOf } from '@/script/lib/chaos/answer-fields';
import { spoilt, withNulls, withOtherTypes } from '@/script/lib/chaos/spoil';
import { seeded } from '@/script/lib/process/random';

const QUERY =
  'query Test { page(id: 2) { databaseId title ... on NodeWithFeaturedImage { featuredImage { node { altText } } } } menuItems { nodes { databaseId label } } }';
const answer = () => ({
  data: {
    page: { databaseId: 2, title: 'About', featuredImage: { node: { altText: 'A door' } } },
    menuItems: {
      nodes: [
        { databaseId: 7, label: 'One' },
        { databaseId: 8, label: 'Two' },
      ],
    },
  },
});

describe('a response that chaos corrupts', () => {
  it('is searched by its query, lists by their first entry', () => {
    expect(fieldsOf(QUERY, answer().data).map(({ place, type }) => `${place.join('.')}: ${type}`)).toEqual([
      'page: Page',
      'page.databaseId: Int!',
      'page.title: String',
      'page.featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge',
      'page.featuredImage.node: MediaItem!',
      'page.featuredImage.node.altText: String',
      'menuItems: RootQueryToMenuItemConnection',
      'menuItems.nodes: [MenuItem!]!',
      'menuItems.nodes.0.databaseId: Int!',
      'menuItems.nodes.0.label: String',
    ]);
  });

  it('has null where null may be, never in place of the node itself', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { data } = withNulls(QUERY, answer(), seeded(seed)) as ReturnType<typeof answer>;
      expect(data).not.toEqual(answer().data);
      expect(data.page).toMatchObject({ databaseId: 2 });
      expect(data.menuItems.nodes).toMatchObject([{ databaseId: 7 }, { databaseId: 8 }]);
    }
  });

  it('is the same again with the same seed', () => {
    expect(withOtherTypes(QUERY, answer(), seeded(7))).toEqual(withOtherTypes(QUERY, answer(), seeded(7)));
    expect(spoilt(QUERY, answer(), seeded(7))).toEqual(spoilt(QUERY, answer(), seeded(7)));
  });
});
