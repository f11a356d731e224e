import { declarationSchema } from '@footbridge/embedded/schema/declaration';
import { findDeclarationProblems } from '@footbridge/embedded/schema/model/problems';
import { pluginModel } from './support';

const event = {
  labels: { single: 'Event', plural: 'Events' },
  graphql: { single: 'footbridgeEvent', plural: 'footbridgeEvents' },
  slug: 'events',
};
const kind = {
  labels: { single: 'Kind', plural: 'Kinds' },
  graphql: { single: 'footbridgeKind', plural: 'footbridgeKinds' },
  slug: 'kinds',
  postTypes: ['post'],
};
const problemsOf = (postTypes: object, taxonomies: object = {}): string[] => {
  const { postTypes: types, taxonomies: others } = pluginModel.declaration;
  const all = { postTypes: { ...types, ...postTypes }, taxonomies: { ...others, ...taxonomies } };
  return findDeclarationProblems(declarationSchema.parse(all));
};

describe('a declaration', () => {
  it('is sound as the plugin has it, and with another type of any kind', () => {
    const study = { single: 'footbridgeCaseStudy', plural: 'footbridgeCaseStudies' };
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ event })).toEqual([]);
    expect(
      problemsOf({ 'case-study': { ...event, graphql: study, slug: 'case-studies', hierarchical: true } }),
    ).toEqual([]);
    expect(problemsOf({ event: { ...event, publiclyQueryable: false, slug: null } }, { kind })).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    ['no words for editors', { labels: undefined }, /^postTypes\.event: labels: name it/],
    [
      'a name without the prefix',
      { graphql: { single: 'event', plural: 'events' } },
      /graphql\.single: must be "footbridgeEvent"/,
    ],
    [
      'one name for one and many',
      { graphql: { single: 'footbridgeEvent', plural: 'footbridgeEvent' } },
      /graphql\.plural: is the name of one/,
    ],
    ['no address', { slug: null }, /^postTypes\.event: slug: give the beginning/],
    ['an address without pages', { publiclyQueryable: false }, /publiclyQueryable: false, so it has no pages/],
    ['an address of WordPress', { slug: 'author' }, /slug: "author" begins addresses of WordPress/],
    ['an address of the site', { slug: 'nearby' }, /slug: "nearby" begins addresses/],
    ['another type’s address', { slug: 'facilities' }, /slug: postTypes\.facility has "facilities", too/],
  ])('with %s: field and remedy', (_, change, expected) => {
    expect(problemsOf({ event: { ...event, ...change } }).join('\n')).toMatch(expected);
  });

  it('says what is wrong with a name, and which post type is not there', () => {
    const graphql = { single: 'footbridgeKind', plural: 'footbridgeKindList' };
    expect(problemsOf({ 'Big Event': event, order: event })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^postTypes\.Big Event: rename it: WordPress allows 20/),
        expect.stringMatching(/^postTypes\.order: rename it: "order" means something else/),
      ]),
    );
    expect(problemsOf({ kind: { ...event, graphql } }, { kind }).join('\n')).toMatch(
      /the name: postTypes\.kind has "kind", too/,
    );
    expect(problemsOf({}, { kind: { ...kind, postTypes: ['evnt'] } }).join('\n')).toMatch(
      /^taxonomies\.kind: postTypes: there is no "evnt"; there are post, page/,
    );
  });

  it('names a setting that it does not know', () => {
    expect(() => problemsOf({ event: { ...event, archve: 'events' } })).toThrow(/archve/);
  });
});
