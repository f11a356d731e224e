import { createHmac, randomUUID } from 'node:crypto';

import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { readHistory } from '@footbridge/bridge/cache/history';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { refuseWebhooks } from '@footbridge/bridge/server/steps/webhook';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { serveSteps } from '../serve-steps';

import type { IncomingMessage, ServerResponse } from 'node:http';

const SECRET = 'a secret of thirty-two characters, at least';
const cache = temporaryCache();
const renew = jest.fn(async (_path: string) => undefined);
/** Targets of the requests that came through to where Next listens. */
let passed: string[] = [];

/** As Next: answers notices by their route, and says its name to all others. */
const next = (request: IncomingMessage, response: ServerResponse): void => {
  passed.push(`${request.method} ${request.url}`);
  if (request.url?.startsWith('/api/revalidate')) void answerWebhook(request, response, { renew });
  else response.end('next');
};

const { request } = serveSteps(() => [logRequests(() => undefined), refuseWebhooks, next]);

interface Sent {
  secret?: string;
  id?: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  filler?: number;
}

async function send({
  secret = SECRET,
  id = randomUUID(),
  path = '/api/revalidate',
  method = 'POST',
  headers,
  filler = 0,
}: Sent = {}) {
  const events = [{ kind: 'node', keys: ['post:2'], uris: ['/about/'] }];
  const body = JSON.stringify({ id, sentAt: new Date().toISOString(), events, more: 'x'.repeat(filler) });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const answer = await request(
    path,
    {
      method,
      headers: {
        connection: 'keep-alive',
        'x-footbridge-timestamp': timestamp,
        'x-footbridge-signature': signature,
        ...headers,
      },
    },
    method === 'POST' ? body : undefined,
  );
  return { status: answer.status, text: String(answer.body), connection: answer.headers.connection };
}

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  passed = [];
});

describe('before Next', () => {
  it('a valid webhook is checked, goes on to its route, and counts', async () => {
    await cache.store('/about', ['post:2']);
    expect(await send()).toMatchObject({ status: 202, text: '{"accepted":true,"pages":1}' });
    expect(passed).toEqual(['POST /api/revalidate']);
    expect(await cache.get('/about')).toBeNull();
  });

  it('one with a query goes on, too', async () => {
    expect(await send({ path: '/api/revalidate/?paged=2' })).toMatchObject({ status: 202 });
    expect(passed).toEqual(['POST /api/revalidate/?paged=2']);
  });

  it('a large one, too', async () => {
    expect(await send({ filler: 900_000 })).toMatchObject({ status: 202 });
  });

  it.each([
    ['forged', { secret: 'x'.repeat(40) }, 401],
    ['unsigned', { headers: { 'x-footbridge-signature': '' } }, 401],
    ['oversized', { filler: 1024 * 1024 }, 413],
    ['forged at an address with a slash and a query', { path: '/api/revalidate/?x=1', secret: 'x'.repeat(40) }, 401],
  ])('one that is %s is refused, and Next does not see it', async (_what, sent: Sent, status) => {
    await cache.store('/about', ['post:2']);
    expect(await send(sent)).toMatchObject({ status });
    expect(passed).toEqual([]);
    expect(await cache.get('/about')).not.toBeNull();
    expect(readHistory(9)).toEqual([expect.objectContaining({ what: 'refused' })]);
  });

  it('one that was here before is refused, and Next does not see it', async () => {
    const id = randomUUID();
    expect(await send({ id })).toMatchObject({ status: 202 });
    expect(await send({ id })).toMatchObject({ status: 409 });
    expect(passed).toHaveLength(1);
  });

  it('the connection of a refused unread request stays open, unless much is left to discard', async () => {
    expect(await send({ headers: { 'x-footbridge-signature': '' } })).toMatchObject({
      status: 401,
      connection: 'keep-alive',
    });
    expect(await send({ headers: { 'x-footbridge-signature': '' }, filler: 200_000 })).toMatchObject({
      status: 401,
      connection: 'close',
    });
  });

  it('all other requests go straight on', async () => {
    expect(await send({ path: '/about/' })).toMatchObject({ status: 200, text: 'next' });
    expect(await send({ path: '/api/visitor' })).toMatchObject({ status: 200, text: 'next' });
    expect(await send({ method: 'GET' })).toMatchObject({ status: 405 });
    expect(passed).toEqual(['POST /about/', 'POST /api/visitor', 'GET /api/revalidate']);
  });
});
