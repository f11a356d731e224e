import { chunk } from '@footbridge/bridge/platform/chunk';

describe('chunk', () => {
  it('[S9.4] makes groups of three where nothing is said', () => {
    expect(chunk([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  });

  it('makes groups of any size, and none of nothing', () => {
    expect(chunk(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
    expect(chunk(['a'], 10)).toEqual([['a']]);
    expect(chunk([])).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses groups of %d', (size) => {
    expect(() => chunk([1], size)).toThrow(RangeError);
  });
});
