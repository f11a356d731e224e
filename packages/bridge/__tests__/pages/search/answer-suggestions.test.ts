import { answerSuggestions, MAX_REQUESTS } from '@footbridge/bridge/pages/search/answer-suggestions';
import { searchIndex } from '@footbridge/bridge/pages/search/search-index';

import { sendTo, type ApiRequest } from '../../../../../__tests__/support/api';
import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { LOG_LEVELS, wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';

const server = wordPressServer();
temporaryData();

beforeEach(() => server.use(...embeddedWordPress()));

const post = (body: unknown, sent?: ApiRequest) => sendTo(answerSuggestions, body, sent);

async function untilLoaded(): Promise<void> {
  while (!(await searchIndex()));
}

it('answers what a visitor may be looking for; no cache stores it, no line of the log has the words', async () => {
  await untilLoaded();
  const { status, header, body } = await post({ typed: 'benzodiaz' });
  expect([status, header('cache-control')]).toEqual([200, 'no-store']);
  expect(body.suggestions[0]).toEqual({
    title: 'Benzodiazepines',
    url: '/what-we-treat/benzodiazepines/',
    label: 'Page',
  });
  for (const level of LOG_LEVELS) expect(JSON.stringify(jest.mocked(console[level]).mock.calls)).not.toMatch(/benzo/i);
});

it.each([
  ['GET', { typed: 'detox' }, { method: 'GET' }, 405],
  ['another site', { typed: 'detox' }, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a form', 'typed=detox', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['no JSON', '{', {}, 400],
  ['another field', { typed: 'detox', more: 1 }, {}, 400],
  ['no text', { typed: ['detox'] }, {}, 400],
  ['201 characters', { typed: 'x'.repeat(201) }, {}, 400],
  ['2,000 characters', { typed: 'x'.repeat(2000) }, {}, 413],
])('refuses %s', async (_what, body, sent, status) => {
  expect((await post(body, sent)).status).toBe(status);
});

it('refuses requests from one address that are too many, and says when to try again', async () => {
  for (let count = 0; count < MAX_REQUESTS; count += 1) expect((await post({ typed: '' })).status).toBe(200);
  const { status, header } = await post({ typed: '' });
  expect([status, header('retry-after'), header('cache-control')]).toEqual([429, '60', 'no-store']);
  expect((await post({ typed: '' }, { address: '198.51.100.250' })).status).toBe(200);
});
