import { IGNORED_ERRORS, isIgnoredTransaction, SAMPLING } from '@footbridge/shared/errors/settings';

const isIgnored = (message: string) => IGNORED_ERRORS.some((pattern) => pattern.test(message));

describe('ignored errors', () => {
  it.each(['A script error in the form', 'Cannot redefine property: footbridge', 'ResizeObserver is not defined'])(
    'anything else is: %s',
    (message) => {
      expect(isIgnored(message)).toBe(false);
    },
  );

  it.each(['/[page]', '/[single-facility]', '/api/visitor', '/api/healthy'])('transactions of %s are', (name) => {
    expect(isIgnoredTransaction(name)).toBe(false);
  });
});

it('[S9.12] samples traces 1 %, session replays 1 %, replays on error 10 %', () => {
  expect(SAMPLING).toEqual({ traces: 0.01, replaySessions: 0.01, replaysOnError: 0.1 });
});
