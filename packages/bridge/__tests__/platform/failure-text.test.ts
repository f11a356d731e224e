import { failureCode, failureText } from '@footbridge/bridge/platform/failure';

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const fetchFailed = new TypeError('fetch failed', { cause: reset });

it.each([
  ['fetch’s error', fetchFailed, 'fetch failed (ECONNRESET)'],
  ['an error around fetch’s', new Error('fetch failed', { cause: fetchFailed }), 'fetch failed (ECONNRESET)'],
  ['an error whose text has the code', new Error('connect ECONNRESET', { cause: reset }), 'connect ECONNRESET'],
  ['an error of this project with a code', Object.assign(new Error('not sent'), { code: 'NOT_SENT' }), 'not sent'],
  ['a cause whose code is no system’s', new Error('failed', { cause: { code: 'see https://a.example/' } }), 'failed'],
  ['no error', 'nothing', 'nothing'],
])('%s is logged as text and code', (_, error, text) => {
  expect(failureText(error)).toBe(text);
});

it('an error that is its own cause has no code', () => {
  const error = new Error('round');
  error.cause = error;
  expect(failureCode(error)).toBeUndefined();
});
