import { answerErrorReport } from '@footbridge/bridge/operations/errors/answer';

import { startErrorReceiver, writeEnvelope, type ErrorReceiver } from '@/__tests__/support/error-receiver';
import { exchange } from '../../../../../__tests__/support/exchange';
import { sendTo, type ApiRequest } from '../../../../../__tests__/support/api';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const ID = 'a'.repeat(32);
let receiver: ErrorReceiver;
/** A test is an hour after the one before: what is logged once a minute is logged again. */
let hours = 0;
const printed = quietConsole();

beforeAll(async () => {
  receiver = await startErrorReceiver({ prefix: '/tools/errors', project: '7' });
});
afterAll(() => receiver.close());

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
    now: Date.now() + 3_600_000 * (hours += 1),
  });
  receiver.received.length = 0;
  receiver.answerWith({ status: 200 });
  process.env.NEXT_PUBLIC_SENTRY_DSN = receiver.dsn;
});
afterEach(() => {
  jest.useRealTimers();
});

const event = (value: string) =>
  JSON.stringify({ event_id: ID, exception: { values: [{ type: 'Error', value }] }, user: { ip_address: '{{auto}}' } });
const envelope = (payload: string, { type = 'event', dsn = receiver.dsn, header = {} } = {}) =>
  writeEnvelope({ event_id: ID, dsn, ...header }, [{ type, payload }]);
const post = (body: string, { headers, ...more }: ApiRequest = {}) =>
  sendTo(answerErrorReport, body, { headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers }, ...more });

describe('a report that a browser sends', () => {
  it('[S7.14] reaches the receiver of this build, at its prefix, port and number, with its key', async () => {
    await expect(post(envelope(event('It broke')))).resolves.toMatchObject({ status: 200 });
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      path: '/tools/errors/api/7/envelope/',
      header: { event_id: ID, dsn: receiver.dsn },
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': expect.stringContaining('sentry_key=public'),
      },
    });
    expect(receiver.payloads('event')).toMatchObject([{ exception: { values: [{ value: 'It broke' }] } }]);
  });

  it('[S7.14] takes nothing of its sender along', async () => {
    const headers = {
      cookie: 'sid=1',
      'user-agent': 'Mozilla/5.0 Jane',
      'x-forwarded-for': '203.0.113.9',
      referer: 'https://www.example.test/opioid/',
      origin: 'https://www.example.test',
    };
    await post(envelope(event('It broke')), { headers });
    expect(JSON.stringify(receiver.received[0]?.headers)).not.toMatch(/jane|sid=1|203\.0|198\.51|opioid/i);
  });

  it.each(['https://public@evil.example/7', 'http://other@127.0.0.1:1/7', '', 'x'])(
    '[S7.14] is refused for another receiver: %s',
    async (dsn) => {
      await expect(post(envelope(event('x'), { dsn }))).resolves.toMatchObject({
        status: 403,
        body: { error: { code: 'other-dsn' } },
      });
      expect(receiver.received).toEqual([]);
    },
  );

  it('[S7.14] is refused from another site, and without an origin', async () => {
    await expect(post(envelope(event('x')), { headers: { 'sec-fetch-site': 'cross-site' } })).resolves.toMatchObject({
      status: 403,
      body: { error: { code: 'foreign' } },
    });
    const { request, response } = exchange({ body: envelope(event('x')), method: 'POST', address: '198.51.100.250' });
    await answerErrorReport(request, response);
    expect(response.statusCode).toBe(403);
    expect(receiver.received).toEqual([]);
  });

  it('is refused by another method, without sense, with a header that nests without end, and too large', async () => {
    await expect(post('', { method: 'GET' })).resolves.toMatchObject({ status: 405 });
    await expect(post('rubbish')).resolves.toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    await expect(post(`{"dsn":${'['.repeat(1_000_000)}\n`)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'malformed' } },
    });
    await expect(post('x', { headers: { 'content-length': '2200001' } })).resolves.toMatchObject({ status: 413 });
    expect(receiver.received).toEqual([]);
  });

  it('[S9.12] is refused where nothing is reported: without a DSN, and on a staging site', async () => {
    process.env.SITE_STAGE = 'staging';
    await expect(post(envelope(event('x')))).resolves.toMatchObject({
      status: 403,
      body: { error: { code: 'staging' } },
    });
    delete process.env.SITE_STAGE;
    const body = envelope(event('x'));
    delete process.env.NEXT_PUBLIC_SENTRY_DSN;
    await expect(post(body)).resolves.toMatchObject({ status: 404, body: { error: { code: 'off' } } });
    expect(receiver.received).toEqual([]);
  });

  it('is one of 120 a minute from one address', async () => {
    for (let sent = 0; sent < 120; sent += 1)
      await expect(post(envelope(event('x')))).resolves.toMatchObject({ status: 200 });
    const refused = await post(envelope(event('x')));
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
    expect(refused.header('Retry-After')).toBe('60');
    expect(receiver.received).toHaveLength(120);
    jest.setSystemTime(Date.now() + 61_000);
    await expect(post(envelope(event('x')))).resolves.toMatchObject({ status: 200 });
  });
});

describe('the receiver', () => {
  it('is obeyed when it limits reports: 429, its Retry-After and its limits', async () => {
    receiver.answerWith({
      status: 429,
      headers: {
        'Retry-After': '120',
        'X-Sentry-Rate-Limits': '60:error:organization',
        'Set-Cookie': 'a=b',
        'X-Other': 'x',
      },
    });
    const refused = await post(envelope(event('x')));
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.header('Retry-After')).toBe('120');
    expect(refused.header('X-Sentry-Rate-Limits')).toBe('60:error:organization');
    expect(refused.header('Set-Cookie')).toBeUndefined();
    expect(refused.header('X-Other')).toBeUndefined();
  });

  it.each([
    [400, 502],
    [413, 413],
    [500, 503],
  ])('that answers %i is %i to the browser', async (status, reported) => {
    receiver.answerWith({ status });
    await expect(post(envelope(event('Jane 7025550142')))).resolves.toMatchObject({ status: reported });
    expect(printed.join('\n')).not.toMatch(/jane|702|127\.0/i);
  });

  it('that is unreachable is 503, and logged once a minute, without the report’s content', async () => {
    const body = writeEnvelope({ dsn: 'http://public@127.0.0.1:9/1' }, [
      { type: 'event', payload: event('Jane 7025550142') },
    ]);
    process.env.NEXT_PUBLIC_SENTRY_DSN = 'http://public@127.0.0.1:9/1';
    await expect(post(body)).resolves.toMatchObject({ status: 503, body: { error: { code: 'receiver-unreachable' } } });
    await expect(post(body)).resolves.toMatchObject({ status: 503 });
    expect(printed).toEqual([
      '[footbridge] errors: the receiver of reports does not answer (NEXT_PUBLIC_SENTRY_DSN, docs/errors.md)',
    ]);
  });
});
