/** Content segments of pages, with the level of their readers' intent (specification, sections 3 and 4). */

const LEVELS = {
  'info-pr': 1,
  info: 2,
  'behavioral-addiction': 2,
  other: 2,
  aftercare: 3,
  'treatment-info': 3,
  facility: 4,
  insurance: 4,
  local: 4,
  conversion: 5,
} as const;

export type Segment = keyof typeof LEVELS;
export type SegmentLevel = (typeof LEVELS)[Segment];

export function isSegment(value: string | null | undefined): value is Segment {
  return typeof value === 'string' && Object.hasOwn(LEVELS, value);
}

/** Returns 1 to 5; null without a segment or for an unknown one. */
export function segmentLevel(segment: string | null | undefined): SegmentLevel | null {
  return isSegment(segment) ? LEVELS[segment] : null;
}

/** Returns whether the segment raises the intent score to 1 at once. */
export function isSpecialSegment(segment: string | null | undefined): boolean {
  return segment === 'insurance' || segment === 'conversion';
}
