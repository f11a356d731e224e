import { isSegment, isSpecialSegment, segmentLevel } from '@footbridge/shared/segments';

import { SEGMENTS } from '../../../__tests__/support/segments';

describe('content segments', () => {
  it('are the ten that WordPress offers', () => {
    expect([...SEGMENTS].toSorted()).toEqual([
      'aftercare',
      'behavioral-addiction',
      'conversion',
      'facility',
      'info',
      'info-pr',
      'insurance',
      'local',
      'other',
      'treatment-info',
    ]);
  });

  it.each([
    ['[S4.24]', 'info-pr', 1],
    ['[S4.25]', 'info', 2],
    ['[S4.25]', 'behavioral-addiction', 2],
    ['[S4.25]', 'other', 2],
    ['[S4.26]', 'aftercare', 3],
    ['[S4.26]', 'treatment-info', 3],
    ['[S4.27]', 'facility', 4],
    ['[S4.27]', 'insurance', 4],
    ['[S4.27]', 'local', 4],
    ['[S4.28]', 'conversion', 5],
  ])('%s %s pages are of level %d', (_id, segment, level) => {
    expect(segmentLevel(segment)).toBe(level);
  });

  it.each([null, undefined, '', 'Info', 'constructor', 'toString', 'unknown'])('have no level for %p', (value) => {
    expect(isSegment(value)).toBe(false);
    expect(segmentLevel(value)).toBeNull();
    expect(isSpecialSegment(value)).toBe(false);
  });

  it('treat insurance and conversion as special cases, and nothing else', () => {
    expect(SEGMENTS.filter(isSpecialSegment)).toEqual(['insurance', 'conversion']);
  });
});
