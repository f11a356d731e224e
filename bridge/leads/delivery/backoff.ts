const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Where the target may be back soon: 5 s, 10 s, 20 s … an hour. */
const PASSING = { first: 5 * SECOND, longest: HOUR };
/** Where somebody has to put something right first: an hour, two … twelve. */
const REFUSED = { first: HOUR, longest: 12 * HOUR };
/** A target may ask for more, but not for ever. */
const LONGEST_ASKED = 24 * HOUR;

export interface Failure {
  /** Whether the same may be taken later without anybody's doing. */
  isTransient: boolean;
  /** As the target asked (Retry-After), ms. */
  askedFor?: number;
}

/**
 * How long to wait before the next try, ms. Half of it is chance, so that leads which failed together do not come together.
 * @param tries made so far, from 1
 * @param random from 0 to 1
 */
export function backoff({ isTransient, askedFor = 0 }: Failure, tries: number, random: number): number {
  const { first, longest } = isTransient ? PASSING : REFUSED;
  const most = Math.min(longest, first * 2 ** Math.min(tries - 1, 20));
  return Math.max(Math.round(most / 2 + (most / 2) * random), Math.min(askedFor, LONGEST_ASKED));
}

/**
 * What a Retry-After header asks for, ms; 0 where it asks for nothing that can be understood.
 * @param now ms since 1970: the header may name a date
 */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
