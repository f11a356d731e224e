import { matchFacility } from '@footbridge/bridge/visitors/geolocation/match';
import { milesBetween } from '@footbridge/shared/miles';
import { brands } from '@footbridge/shared/site/current';

const { facilities: FACILITIES } = brands();

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const nameFor = (latitude: number, longitude: number) =>
  matchFacility(at(latitude, longitude)).facility?.chartFacName ?? null;
const entry = (name: string) => {
  const found = FACILITIES.find(({ chartFacName }) => chartFacName === name);
  if (!found) throw new Error(`no facility ${name}`);
  return found;
};
/** One degree of latitude, miles. */
const DEGREE = 69.09;

describe('the distance', () => {
  it.each([
    ['New York to Los Angeles', at(40.7128, -74.006), at(34.0522, -118.2437), 2446],
    ['from one side of the date line to the other', at(0, 179.5), at(0, -179.5), 69.1],
    ['to where one stands', at(10, 10), at(10, 10), 0],
    ['to the other end of the world', at(45, 0), at(-45, 180), 12_436.8],
  ])('[S4.23] %s is that of a great circle, in miles', (_, from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(0.5);
    expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to));
  });
});

describe('the facility near a visitor', () => {
  it.each(FACILITIES.map(({ chartFacName }) => [chartFacName]))('[S4.23] in its own town is %s', (name) => {
    expect(nameFor(entry(name).latitude, entry(name).longitude)).toBe(name);
    expect(matchFacility(entry(name)).nearest.chartFacName).toBe(name);
  });

  it.each(FACILITIES.map(({ chartFacName, radius }) => [chartFacName, radius]))(
    '[S4.23] %s counts within its %d miles, and not a mile further',
    (name, radius) => {
      const { latitude, longitude } = entry(name);
      // South of it, where for seven of nine no other is near.
      const south = (miles: number) => matchFacility(at(latitude - miles / DEGREE, longitude));
      expect(south(radius - 1).facility).not.toBeNull();
      expect(south(radius + 1).facility?.chartFacName).not.toBe(name);
    },
  );

  it('[S4.23] is the first of the table where several are near, not the nearest', () => {
    const [first, second] = [
      entry('Desert Hope Treatment Center'),
      { ...entry('Laguna Treatment Center'), radius: 250 },
    ];
    const between = at(second.latitude + 1, second.longitude + 1);
    expect(milesBetween(between, second)).toBeLessThan(milesBetween(between, first));
    expect(matchFacility(between, [{ ...first, radius: 250 }, second]).facility?.chartFacName).toBe(first.chartFacName);
    expect(matchFacility(between, [second, { ...first, radius: 250 }]).facility?.chartFacName).toBe(
      second.chartFacName,
    );
  });

  it.each([
    ['Providence, between both, nearer to Rhode Island', 41.824, -71.4128, 'AdCare Rhode Island'],
    ['Franklin, in both radii, nearer to Worcester', 42.1, -71.5, 'AdCare Hospital'],
    ['Worcester itself', 42.2626, -71.8023, 'AdCare Hospital'],
    ['Manchester, out of Rhode Island’s reach', 42.9956, -71.4548, 'AdCare Hospital'],
  ])(
    '[S4.23] in %s: AdCare Hospital is preferred to Rhode Island where it is closer',
    (_, latitude, longitude, name) => {
      expect(nameFor(latitude, longitude)).toBe(name);
    },
  );

  it('[S4.23] is none in Denver, and the nearest is named with its distance all the same', () => {
    const denver = at(39.7392, -104.9903);
    const match = matchFacility(denver);
    expect(match.facility).toBeNull();
    expect(match.distance).toBe(match.nearest.distance);
    expect(match.distance).toBeCloseTo(Math.min(...FACILITIES.map((facility) => milesBetween(denver, facility))), 1);
    expect(match.distance).toBeCloseTo(milesBetween(denver, entry(match.nearest.chartFacName)), 1);
    expect(Math.abs(milesBetween(denver, entry('Desert Hope Treatment Center')) - 607)).toBeLessThan(5);
  });

  it('has its page’s address on its own brand’s site', () => {
    expect(matchFacility(at(36.17, -115.14)).facility?.url).toBe(
      'https://deserthopetreatment.com/facilities/desert-hope-treatment-center/',
    );
    expect(matchFacility(at(27.87, -82.33)).facility?.url).toBe(
      'https://riveroakstreatment.com/facilities/river-oaks-treatment-center/',
    );
  });

  it('returns the distance to a tenth of a mile only', () => {
    expect(String(matchFacility(at(36.181234, -115.191234)).distance)).toMatch(/^\d+(\.\d)?$/);
  });
});
