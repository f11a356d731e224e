import { backoff, parseRetryAfter } from '@footbridge/bridge/leads/delivery/backoff';

const NOW = Date.UTC(2026, 0, 15, 3);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('the retry delay', () => {
  const failure = { isTransient: true };

  it('doubles from five seconds to an hour', () => {
    expect([1, 2, 3, 9, 10, 11, 500].map((tries) => backoff(failure, tries, 1))).toEqual(
      [5, 10, 20, 1280, 2560, 3600, 3600].map((seconds) => seconds * SECOND),
    );
  });

  it('is half random', () => {
    expect([backoff(failure, 3, 0), backoff(failure, 3, 0.5), backoff(failure, 3, 1)]).toEqual([
      10 * SECOND,
      15 * SECOND,
      20 * SECOND,
    ]);
  });

  it('is long after a refusal', () => {
    expect([1, 2, 5, 50].map((tries) => backoff({ isTransient: false }, tries, 1))).toEqual([
      HOUR,
      2 * HOUR,
      12 * HOUR,
      12 * HOUR,
    ]);
  });

  it('follows Retry-After, up to an hour, and is never shorter than without it', () => {
    expect(
      [2, 90, 30 * 24 * 3600].map((seconds) => backoff({ isTransient: true, retryAfterMs: seconds * SECOND }, 1, 1)),
    ).toEqual([5 * SECOND, 90 * SECOND, HOUR]);
  });

  it.each([
    ['120', 120 * SECOND],
    [new Date(NOW + 5 * SECOND).toUTCString(), 5 * SECOND],
    [new Date(NOW - 5 * SECOND).toUTCString(), 0],
    ['9'.repeat(400), Infinity],
    ['soon', 0],
    ['-5', 0],
    [null, 0],
  ])('reads Retry-After %s', (header, wait) => {
    expect(parseRetryAfter(header, NOW)).toBe(wait);
  });
});
