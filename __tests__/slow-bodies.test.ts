/** A visitor whose request arrives too slowly gets 408, says why, and the connection ends. */
import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { answerLead } from '@footbridge/bridge/leads/lead/answer';
import { answerPlainLead } from '@footbridge/bridge/leads/lead/answer-plain';
import { answerComment } from '@footbridge/bridge/pages/comments/answer';
import { answerPostPassword } from '@footbridge/bridge/pages/post-password/answer';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { visitToken } from '@footbridge/bridge/visitors/visit/token';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from './support/embedded-wordpress';
import { exchange } from './support/exchange';
import { pairOf } from './support/leads';
import { wordPressServer } from './support/wordpress-server';

jest.mock('@footbridge/bridge/platform/request/read-body', () => ({
  ...jest.requireActual('@footbridge/bridge/platform/request/read-body'),
  readBody: async () => 'too-slow',
}));

const SECRET = 's'.repeat(32);
const server = wordPressServer();

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  server.use(...embeddedWordPress());
});

const form = { password: 'a' };

const CLOSED = [408, 'close'];
const outcomeOf = ({ response }: ReturnType<typeof exchange>) => [
  response.statusCode,
  response.getHeader('Connection'),
];

it('with a form without script', async () => {
  const { request, response } = exchange({ form });
  const answer = await answerPlainLead(request, response);
  expect(answer).toMatchObject({ kind: 'page', state: { failure: expect.stringContaining('too slow') } });
  expect(outcomeOf({ request, response })).toEqual(CLOSED);
});

it('with a form', async () => {
  const { token, cookies } = visitToken(exchange().request);
  const { request, response } = exchange({
    body: '{',
    cookies: pairOf(cookies),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': token,
      'idempotency-key': '7a0e2c1e-6a5f-4f7e-9a55-0d5f2d6f0b11',
    },
  });
  await answerLead(Object.assign(request, { query: {} }), response, ['callback']);
  expect(outcomeOf({ request, response })).toEqual(CLOSED);
  expect(JSON.parse(response.text)).toMatchObject({
    error: { code: 'too-slow', message: expect.stringContaining('call') },
  });
});

it('with a password', async () => {
  const { request, response } = exchange({ form });
  const answer = await answerPostPassword(request, response, ['notes-from-the-alumni-evening'], templates);
  expect(answer).toMatchObject({ kind: 'page', failure: 'too-slow' });
  expect(outcomeOf({ request, response })).toEqual(CLOSED);
});

it('with a comment', async () => {
  server.resetHandlers();
  const { request, response } = exchange({ form });
  const answer = await answerComment(request, response, { post: '1148' });
  expect(answer).toMatchObject({ kind: 'state', state: { failure: 'too-slow' } });
  expect(outcomeOf({ request, response })).toEqual(CLOSED);
});

it('with a comment on what is not there, whose answer is 404', async () => {
  const { request, response } = exchange({ form });
  await expect(answerComment(request, response, { post: '999999' })).resolves.toEqual({ kind: 'not-found' });
  expect(response.getHeader('Connection')).toBe('close');
});

it('with a webhook', async () => {
  const { request, response } = exchange({ body: '{', headers: signedHeaders(SECRET, '{') });
  await answerWebhook(request, response, { renew: async () => undefined });
  expect(outcomeOf({ request, response })).toEqual(CLOSED);
});
