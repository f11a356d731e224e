const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** After a transient failure: 5 s, 10 s, 20 s … 1 h. */
const TRANSIENT = { firstMs: 5 * SECOND_MS, maxMs: HOUR_MS };
/** After a refusal, which somebody has to fix: 1 h, 2 h … 12 h. */
const REFUSED = { firstMs: HOUR_MS, maxMs: 12 * HOUR_MS };
/** Of a target that takes no lead: 1 s, 2 s … 5 min. */
const PAUSE = { firstMs: SECOND_MS, maxMs: 300 * SECOND_MS };
/** A receiver can't postpone its leads for longer. */
const MAX_RETRY_AFTER_MS = HOUR_MS;

export interface Failure {
  /** Whether the target may accept the same lead later by itself. */
  isTransient: boolean;
  /** Whether the target takes no lead now, because it is unreachable, rejects the credentials or limits requests. */
  pauses?: boolean;
  retryAfterMs?: number;
}

/** Returns the delay before the next attempt, ms. Half of it is random: leads that failed together are sent apart. */
export function backoff({ isTransient, pauses, retryAfterMs = 0 }: Failure, attempts: number, random: number): number {
  const { firstMs, maxMs } = pauses ? PAUSE : isTransient ? TRANSIENT : REFUSED;
  const delayMs = Math.min(maxMs, firstMs * 2 ** Math.min(attempts - 1, 20));
  return Math.max(Math.round(delayMs / 2 + (delayMs / 2) * random), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
}

/** Returns a Retry-After header, seconds or a date, as ms from now; 0 without a valid one. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
