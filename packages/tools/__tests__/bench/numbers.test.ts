import { assert, double, property } from 'fast-check';
import { growthExponent, median, spread } from '@footbridge/tools/bench/lib/numbers';
import { inSequence } from '@footbridge/tools/bench/lib/sequence';

describe('statistics', () => {
  it('returns the median, so that one slow round changes nothing', () => {
    expect(median([5, 1, 900])).toBe(5);
    expect(median([4, 2])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('returns the largest distance from the median', () => {
    expect(spread([100, 80, 110])).toBeCloseTo(0.2);
    expect(spread([7])).toBe(0);
  });

  it('finds the exponent of any curve of that form', () => {
    assert(
      property(
        double({ min: 0, max: 3, noNaN: true }),
        double({ min: 0.01, max: 100, noNaN: true }),
        (exponent, factor) => {
          const points = [100, 1000, 10_000].map((x) => [x, factor * x ** exponent] as const);
          expect(growthExponent(points)).toBeCloseTo(exponent, 6);
        },
      ),
    );
  });

  it('has no exponent for a single point, and leaves out what no logarithm has', () => {
    expect(growthExponent([[100, 3]])).toBeNull();
    expect(growthExponent([])).toBeNull();
    expect(
      growthExponent([
        [10, 1],
        [100, 0],
        [1000, 100],
      ]),
    ).toBeCloseTo(1);
  });
});

describe('requests one after the other', () => {
  const at = (start: number, end: number) => ({ start, end });

  it('counts those that wait for each other, not those beside them', () => {
    expect(inSequence([])).toBe(0);
    expect(inSequence([at(0, 10), at(0, 12), at(1, 9)])).toBe(1);
    expect(inSequence([at(0, 10), at(2, 30), at(11, 20)])).toBe(2);
    expect(inSequence([at(21, 30), at(0, 10), at(10, 20)])).toBe(3);
  });
});
