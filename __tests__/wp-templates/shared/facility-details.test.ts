import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { FACILITY_DETAILS_FIELDS } from '@/fragments/facility-details';
import { addressLines, phoneView } from '@/wp-templates/shared/facilities';
import { facilityDetails } from '@/wp-templates/single-facility/details';
import { mapView } from '@/wp-templates/shared/map';
import { answered, recordedAt } from '../run-template';

const details = (name: string) => answered(FACILITY_DETAILS_FIELDS, recordedAt(name, 'facility', 'facilityDetails'));

describe('facility details, as recorded', () => {
  it('are empty where nothing was filled in: a group of nulls', () => {
    const nothing = facilityDetails(null, transformTools);
    expect(nothing).toMatchObject({ treatments: [], license: '', directionsUrl: null, photos: [] });
    for (const value of Object.values(nothing)) expect([[], '', null]).toContainEqual(value);
    expect(facilityDetails(details('data/facility-bare'), transformTools)).toEqual(nothing);
    expect(addressLines(details('data/facility-bare'))).toEqual([]);
    expect(phoneView(details('data/facility-bare').phone)).toBeNull();
  });

  it('lead to the address where no coordinates are known, and to the equator where they are zero', () => {
    const to = (fields: object) => facilityDetails(fields, transformTools).directionsUrl;
    expect(to({ street: '1 Hill Road', city: 'Reno', state: 'NV', postalCode: '89501' })).toBe(
      'https://www.openstreetmap.org/directions?to=1%20Hill%20Road%2C%20Reno%2C%20NV%2089501',
    );
    expect(to({ latitude: 0, longitude: 0 })).toBe('https://www.openstreetmap.org/directions?to=0%2C0');
    expect(to({ latitude: 36.1, longitude: null })).toBeNull();
  });

  it('lead nowhere by coordinates that no globe has', () => {
    expect(facilityDetails({ latitude: 999, longitude: -1000 }, transformTools).directionsUrl).toBeNull();
    expect(facilityDetails({ latitude: 999, longitude: 1, city: 'Reno' }, transformTools).directionsUrl).toMatch(
      /to=Reno$/,
    );
  });

  it('write a choice that the model got later as well as its key allows', () => {
    expect(facilityDetails({ treatments: ['detox', 'sober-living', null] }, transformTools).treatments).toEqual([
      'Medical detox',
      'Sober living',
    ]);
  });
});

describe('a facility’s map', () => {
  it('[S2.33] shows the place and a kilometre around it, with a pin', () => {
    const map = mapView(details('data/facility-single'), 'Green Hills');
    expect(map).toMatchObject({
      name: 'Green Hills',
      page: 'https://www.openstreetmap.org/?mlat=36.1627&mlon=-86.7816#map=15/36.1627/-86.7816',
    });
    const { origin, searchParams } = new URL(map?.embed ?? '');
    const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    expect([origin, searchParams.get('marker')]).toEqual(['https://www.openstreetmap.org', '36.1627,-86.7816']);
    expect([(west + east) / 2, (south + north) / 2]).toEqual([expect.closeTo(-86.7816), expect.closeTo(36.1627)]);
    expect(north - south).toBeCloseTo(0.02);
  });

  it('is none where a coordinate is missing or wrong', () => {
    expect(mapView(details('data/facility-bare'), 'Bare')).toBeNull();
    for (const place of [
      null,
      {},
      { latitude: 36.1 },
      { latitude: 999, longitude: 1 },
      { latitude: 1, longitude: -181 },
    ])
      expect(mapView(place, '')).toBeNull();
  });
});
