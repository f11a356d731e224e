import { listed, runTemplate } from './run-template';

import type { NearbyProblem, RequestedNearby } from '@footbridge/bridge/wordpress/types';

const LAS_VEGAS = { name: 'Las Vegas, NV 89101', latitude: 36.1721, longitude: -115.1224 };
const NEWARK = { name: 'Newark, NJ 07102', latitude: 40.7326, longitude: -74.1736 };

const facility = (databaseId: number, facilityDetails: Record<string, unknown>) => ({
  __typename: 'FootbridgeFacility',
  databaseId,
  uri: `/facilities/${databaseId}/`,
  title: `F${databaseId}`,
  facilityDetails,
});
const reno = facility(1, { city: 'Reno', state: 'NV', latitude: 39.5296, longitude: -119.8138 });
const vegas = facility(2, { city: 'Las Vegas', state: 'NV', latitude: 36.1699, longitude: -115.1398 });
const boulder = facility(3, { city: 'Boulder City', state: 'NV', postalCode: '89005-1234' });
const nowhere = facility(4, { city: 'Somewhere', postalCode: 'soon' });
const bare = facility(5, {});

function nearby(from: RequestedNearby['from'], problem: NearbyProblem | null = null, typed = '') {
  const placeOfZip = (zip: string) => (zip.startsWith('89005') ? { latitude: 35.9729, longitude: -114.8347 } : null);
  const nodes = [bare, reno, nowhere, boulder, vegas];
  const rendered = runTemplate(
    'archive-facility',
    { contentNodes: { nodes } },
    {},
    { ...listed([5, 1, 4, 3, 2], { base: '/facilities/', pages: 1 }), nearby: { from, problem, typed, placeOfZip } },
  );
  if (!rendered) throw new Error('nothing was rendered');
  return rendered;
}

describe('the facilities by distance', () => {
  it('are nearest first, by coordinates or else by the address’s ZIP code; those without a place stand last, in their order', () => {
    expect(nearby(LAS_VEGAS).view).toMatchObject({
      title: 'Our facilities by distance',
      facilities: [
        { name: 'F2', distance: 'A few miles away' },
        { name: 'F3', distance: 'About 20 miles away' },
        { name: 'F1', distance: 'About 350 miles away' },
        { name: 'F5' },
        { name: 'F4' },
      ],
      places: [{ name: 'F2' }, { name: 'F1' }],
      nearby: { place: 'Las Vegas, NV 89101', error: null, closer: null },
    });
  });

  it('name another brand’s facility that is much closer', () => {
    expect(nearby(NEWARK).view).toMatchObject({
      nearby: {
        closer: {
          name: expect.any(String),
          url: expect.stringMatching(/^https:\/\/(?!deserthopetreatment\.com)/),
          distance: expect.stringMatching(/^about \d+ miles away$/),
        },
      },
    });
  });

  it('are not indexed, and belong to the archive, whose address is the canonical one', () => {
    expect(nearby(LAS_VEGAS).page.head).toMatchObject({ noindex: true, canonical: '/facilities/' });
  });

  it.each([
    ['no-zip-code', /five digits/],
    ['empty', /five digits/],
    ['territory', /territory.*Call us/],
    ['military', /military/],
    ['unknown', /do not know/],
    ['too-many', /Wait a minute/],
    ['failed', /try again/],
    ['no-table', /cannot look up/],
  ] as const)('keep the archive’s order, what was typed, and say why: %s', (problem, words) => {
    const { page, view } = nearby(null, problem, '8910');
    expect(view).toMatchObject({
      title: 'Our facilities',
      facilities: [{ name: 'F5' }, { name: 'F1' }, { name: 'F4' }, { name: 'F3' }, { name: 'F2' }],
      nearby: { place: null, typed: '8910', error: expect.stringMatching(words), note: null, closer: null },
    });
    expect(JSON.stringify(view)).not.toContain('away');
    expect(page.head.title).toMatch(/^Not sorted: /);
  });

  it('ask for a ZIP code where the visitor’s address has no place', () => {
    expect(nearby(null, 'no-place').view).toMatchObject({
      nearby: { error: null, note: expect.stringMatching(/ZIP/) },
    });
  });
});
