/** The page template "Compare Facilities": what WordPress says of the facilities becomes two charts. */
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import type { ComparedFacilityFieldsFragment } from '@/gql/graphql';
import { chartName, comparison } from '@/wp-templates/shared/comparison';
import { runTemplate, recorded } from './run-template';

type Node = ComparedFacilityFieldsFragment;
type Details = NonNullable<Node['facilityDetails']>;

const facility = (slug: string, details: Partial<Details> = {}, node: Partial<Node> = {}): Node => ({
  databaseId: 7,
  slug,
  uri: `/facilities/${slug}/`,
  title: slug,
  menuOrder: 0,
  isRestricted: false,
  ...node,
  facilityDetails: {
    siteKey: 'DSH',
    city: null,
    state: null,
    phone: null,
    treatments: null,
    amenities: null,
    ...details,
  },
});

const chart = (nodes: Node[], id: string) =>
  comparison(nodes, transformTools).charts.find((one) => one.id === id)?.services;

describe('the comparison', () => {
  it('[S2.32] has two charts, treatment and amenities', () => {
    expect(comparison([], transformTools).charts).toEqual([
      { id: 'treatment', services: [] },
      { id: 'amenities', services: [] },
    ]);
  });

  it('[S2.32] names each offered service once, in the model’s order, and for each facility whether it offers it', () => {
    const nodes = [
      facility('a', { treatments: ['outpatient', 'detox'] }),
      facility('b', { treatments: ['outpatient', null, 'horse-riding'] }),
    ];
    expect(chart(nodes, 'treatment')).toEqual([
      { key: 'detox', name: 'Medical detox', answers: ['yes', 'no'] },
      { key: 'outpatient', name: 'Outpatient', answers: ['yes', 'yes'] },
      { key: 'horse-riding', name: 'Horse riding', answers: ['no', 'yes'] },
    ]);
  });

  it('does not say "No" for a facility without data', () => {
    const nodes = [
      facility('a', { amenities: ['pool'] }),
      facility('b', { amenities: [] }),
      facility('c'),
      { ...facility('d'), facilityDetails: null },
    ];
    expect(chart(nodes, 'amenities')).toEqual([
      { key: 'pool', name: 'Pool', answers: ['yes', 'unknown', 'unknown', 'unknown'] },
    ]);
  });

  it('omits protected facilities, although WordPress returns their fields', () => {
    const nodes = [
      facility('open', { treatments: ['detox'] }),
      facility('locked', { treatments: ['couples'] }, { isRestricted: true }),
    ];
    expect(comparison(nodes, transformTools).facilities.map(({ key }) => key)).toEqual(['open']);
    expect(JSON.stringify(comparison(nodes, transformTools))).not.toMatch(/couples|locked/);
  });

  it('stands in the order that editors gave the facilities, then by name', () => {
    const nodes = [facility('c', {}, { menuOrder: 2 }), null, facility('b'), facility('a')];
    expect(comparison(nodes, transformTools).facilities.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('[S3.27] calls a facility by its chartFacName, matched by site key and name, and any other by its title', () => {
    expect(chartName('DSH', 'desert hope – RENO')).toBe('Desert Hope Reno');
    expect(chartName('ari', 'AdCare Rhode Island')).toBe('AdCare Rhode Island');
    expect(chartName('DSH', 'AdCare  Rhode Island')).toBe('AdCare  Rhode Island');
    expect(chartName(null, 'Somewhere')).toBe('Somewhere');
  });
});

describe('template-compare-facilities', () => {
  const page = () => recorded('nodeByUri/page');
  const facilities = (nodes: Node[]) => ({ pageInfo: { hasNextPage: false, endCursor: null }, nodes });
  const view = (root: Record<string, unknown>) => runTemplate('template-compare-facilities', root)?.view;

  it('renders a page with the charts', () => {
    const nodes = [
      facility('a', { treatments: ['detox'], city: 'Reno', state: 'NV', phone: '775-555-0181' }),
      facility('b'),
    ].map((node) => ({ __typename: 'FootbridgeFacility', ...node }));
    expect(view({ page: page(), facilities: facilities(nodes) })).toMatchObject({
      comparison: {
        facilities: [
          { key: 'a', url: '/facilities/a/', town: 'Reno, NV', phone: { display: '(775) 555-0181' } },
          { key: 'b' },
        ],
      },
    });
  });

  it('renders the page alone if there is nothing to compare', () => {
    expect(view({ page: page(), facilities: facilities([facility('a', { treatments: ['detox'] })]) })).toMatchObject({
      comparison: null,
    });
    expect(view({ page: page(), facilities: facilities([facility('a'), facility('b')]) })).toMatchObject({
      comparison: null,
    });
    expect(view({ page: page(), facilities: null })).toMatchObject({ comparison: null });
  });
});
