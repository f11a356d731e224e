import type { NearbyProblem } from '../../wordpress/types';

/** More than a ZIP code has, for the field that shows it again. */
const MAX_TYPED_LENGTH = 20;

/** Puerto Rico, the Virgin Islands, Guam and its neighbors, American Samoa. */
const TERRITORY = /^(?:00[6-9]|969|96799)/;
/** Mail to bases and ships, which is sorted in New York, Miami and San Francisco. */
const MILITARY = /^(?:09|340|96[2-6])/;

export type ReadZip = { zip: string; problem?: never } | { zip?: never; problem: NearbyProblem };

/** Returns what a visitor typed on one line, truncated at a whole code point. */
export const shownZip = (typed: string): string =>
  [...typed.replace(/[\s\p{C}]+/gu, ' ').trim()].slice(0, MAX_TYPED_LENGTH).join('').trim();

/** Reads a ZIP code, also ZIP+4, with spaces, or in full-width digits. */
export function readZip(typed: string): ReadZip {
  const text = typed.normalize('NFKC').replace(/[\s\p{C}]+/gu, '');
  if (text === '') return { problem: 'empty' };
  const [, zip] = /^(\d{5})(?:\p{Pd}?\d{4})?$/u.exec(text) ?? [];
  if (zip === undefined) return { problem: 'no-zip-code' };
  if (TERRITORY.test(zip)) return { problem: 'territory' };
  return MILITARY.test(zip) ? { problem: 'military' } : { zip };
}
