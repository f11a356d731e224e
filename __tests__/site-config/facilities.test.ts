import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FACILITIES, facilitiesOfKey, facilityUrl } from '@/site-config/facilities';

const find = (chartFacName: string) => FACILITIES.find((facility) => facility.chartFacName === chartFacName);

/** Rough boxes: south, north, west, east. */
const TABLE: [string, string, string, number, [number, number, number, number]][] = [
  ['[S3.28]', 'AdCare Rhode Island', 'ARI', 75, [41.4, 41.7, -71.6, -71.3]],
  ['[S3.29]', 'AdCare Hospital', 'AHW', 75, [42.2, 42.35, -71.9, -71.7]],
  ['[S3.30]', 'Desert Hope Treatment Center', 'DSH', 150, [36, 36.4, -115.4, -115]],
  ['[S3.31]', 'Desert Hope Reno', 'DSH', 75, [39.4, 39.7, -120, -119.6]],
  ['[S3.32]', 'Greenhouse Treatment Center', 'GRN', 75, [32.6, 32.9, -97.1, -96.9]],
  ['[S3.33]', 'Laguna Treatment Center', 'LAG', 75, [33.5, 33.7, -117.8, -117.6]],
  ['[S3.34]', 'Oxford Treatment Center', 'XFO', 120, [34.3, 34.6, -89.4, -89.1]],
  ['[S3.35]', 'Recovery First Treatment Center', 'REF', 75, [25.9, 26.1, -80.3, -80.1]],
  ['[S3.36]', 'River Oaks Treatment Center', 'ROA', 75, [27.7, 28, -82.5, -82.2]],
];

describe('the facility geotarget table', () => {
  it('has the nine of the specification, in the order in which they are tried', () => {
    const names = TABLE.map(([, name]) => name);
    expect(FACILITIES.map(({ chartFacName }) => chartFacName).filter((name) => names.includes(name))).toEqual(names);
  });

  it('[S3.27] has siteKey, chartFacName, latitude, longitude, radius, img and description in each', () => {
    for (const facility of FACILITIES) {
      expect(facility).toEqual({
        siteKey: expect.stringMatching(/^[A-Z]{3}$/),
        chartFacName: expect.any(String),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        radius: expect.any(Number),
        img: expect.stringMatching(/^\/brands\/[A-Z]{3}\/scene\.svg$/),
        description: expect.stringMatching(/^[A-Z].{30,}\.$/),
        path: expect.stringMatching(/^\/facilities\/[a-z0-9-]+\/$/),
      });
    }
  });

  it.each(TABLE)(
    '%s %s counts as %s within %d miles of its town',
    (_id, name, siteKey, radius, [south, north, west, east]) => {
      const facility = find(name);
      expect(facility).toMatchObject({ siteKey, radius });
      expect(facility?.latitude).toBeGreaterThan(south);
      expect(facility?.latitude).toBeLessThan(north);
      expect(facility?.longitude).toBeGreaterThan(west);
      expect(facility?.longitude).toBeLessThan(east);
    },
  );

  it('has pictures that are there, in every brand’s build', () => {
    expect(FACILITIES.filter(({ img }) => !existsSync(join(__dirname, '../../site-config', img)))).toEqual([]);
  });

  it('has two entries of Desert Hope and none of Sunrise House', () => {
    expect(facilitiesOfKey('DSH')).toHaveLength(2);
    expect(facilitiesOfKey('SUN')).toEqual([]);
  });

  it('leads to the facility’s page on its own brand’s site, Rhode Island’s on AdCare’s', () => {
    const urls = FACILITIES.map(facilityUrl);
    expect(urls).toContain('https://adcare.com/facilities/adcare-rhode-island/');
    expect(urls).toContain('https://deserthopetreatment.com/facilities/desert-hope-reno/');
    expect(new Set(urls).size).toBe(FACILITIES.length);
  });
});
