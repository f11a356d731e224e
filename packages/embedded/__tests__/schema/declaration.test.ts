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

  it.each<[string, object, object, RegExp]>([
    [
      'a name that WordPress refuses',
      { 'Big Event': event },
      {},
      /^postTypes\.Big Event: rename it: WordPress allows 20/,
    ],
    ['a name with a meaning', { order: event }, {}, /^postTypes\.order: rename it: "order" means something else/],
    ['no words for editors', { event: { ...event, labels: undefined } }, {}, /^postTypes\.event: labels: name it/],
    [
      'a name without the prefix',
      { event: { ...event, graphql: { single: 'event', plural: 'events' } } },
      {},
      /graphql\.single: must be "footbridgeEvent"/,
    ],
    [
      'one name for one and many',
      { event: { ...event, graphql: { single: 'footbridgeEvent', plural: 'footbridgeEvent' } } },
      {},
      /graphql\.plural: is the name of one/,
    ],
    ['no address', { event: { ...event, slug: null } }, {}, /^postTypes\.event: slug: give the beginning/],
    [
      'an address without pages',
      { event: { ...event, publiclyQueryable: false } },
      {},
      /publiclyQueryable: false, so it has no pages/,
    ],
    [
      'an address of WordPress',
      { event: { ...event, slug: 'author' } },
      {},
      /slug: "author" begins addresses of WordPress/,
    ],
    ['an address of the site', { event: { ...event, slug: 'nearby' } }, {}, /slug: "nearby" begins addresses/],
    [
      'another type’s address',
      { event: { ...event, slug: 'facilities' } },
      {},
      /slug: postTypes\.facility has "facilities", too/,
    ],
    [
      'another taxonomy’s name',
      { kind: { ...event, graphql: { single: 'footbridgeKind', plural: 'footbridgeKindList' } } },
      { kind },
      /the name: postTypes\.kind has "kind", too/,
    ],
    [
      'a type that is not there',
      {},
      { kind: { ...kind, postTypes: ['evnt'] } },
      /^taxonomies\.kind: postTypes: there is no "evnt"; there are post, page/,
    ],
  ])('with %s: field and remedy', (_, postTypes, taxonomies, expected) => {
    expect(problemsOf(postTypes, taxonomies).join('\n')).toMatch(expected);
  });

  it('names a setting that it does not know', () => {
    expect(() => problemsOf({ event: { ...event, archve: 'events' } })).toThrow(/archve/);
  });
});
