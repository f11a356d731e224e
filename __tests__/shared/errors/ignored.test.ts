import { IGNORED_ERRORS, isIgnoredTransaction, SAMPLING } from '@/shared/errors/settings';

const isIgnored = (message: string) => IGNORED_ERRORS.some((pattern) => pattern.test(message));

describe('ignored errors', () => {
  it.each([
    'Script error',
    'Script error.',
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Cannot redefine property: googletag',
    'TypeError: Cannot redefine property: googletag',
  ])('[S8.7] is not reported: %s', (message) => {
    expect(isIgnored(message)).toBe(true);
  });

  it.each(['A script error in the form', 'Cannot redefine property: footbridge', 'ResizeObserver is not defined'])(
    'anything else is: %s',
    (message) => {
      expect(isIgnored(message)).toBe(false);
    },
  );

  it.each(['/404', '/_error', '/[404]', '/api/health', 'GET /api/health', '/api/health/ready'])(
    '[S8.7] no transaction of %s is reported',
    (name) => {
      expect(isIgnoredTransaction(name)).toBe(true);
    },
  );

  it.each(['/[page]', '/[single-facility]', '/api/visitor', '/api/healthy'])('transactions of %s are', (name) => {
    expect(isIgnoredTransaction(name)).toBe(false);
  });
});

it('[S9.12] samples traces 1 %, session replays 1 %, replays on error 10 %', () => {
  expect(SAMPLING).toEqual({ traces: 0.01, replaySessions: 0.01, replaysOnError: 0.1 });
});
