/** Content segments of pages and how close to a decision their readers are (specification, sections 3 and 4). */

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

/** All values that WordPress's select field offers, least decided readers first. */
export const SEGMENTS: readonly Segment[] = Object.keys(LEVELS).filter(isSegment);

/** @returns 1 to 5; null for a page without a segment, or with one that nobody knows */
export function segmentLevel(segment: string | null | undefined): SegmentLevel | null {
  return isSegment(segment) ? LEVELS[segment] : null;
}

/** Pages whose readers' intent score is at least 1 from the start. */
export function isSpecialSegment(segment: string | null | undefined): boolean {
  return segment === 'insurance' || segment === 'conversion';
}
