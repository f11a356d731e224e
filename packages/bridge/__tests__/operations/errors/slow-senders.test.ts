/** What large and slow reports can take from others (docs/errors.md). */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { answerErrorReport } from '@footbridge/bridge/operations/errors/answer';
import { startErrorReceiver, writeEnvelope, type ErrorReceiver } from '@/__tests__/support/error-receiver';

import { exchange } from '../../../../../__tests__/support/exchange';

const ID = 'a'.repeat(32);
let receiver: ErrorReceiver;

beforeAll(async () => {
  receiver = await startErrorReceiver();
  process.env.NEXT_PUBLIC_SENTRY_DSN = receiver.dsn;
});
afterAll(async () => {
  await receiver.close();
});
const opened: { request: IncomingMessage; done: Promise<void> }[] = [];
afterEach(async () => {
  for (const { request } of opened) request.destroy();
  await Promise.all(opened.splice(0).map(({ done }) => done));
});

const report = (bytes: number) =>
  writeEnvelope({ event_id: ID, dsn: receiver.dsn }, [
    { type: 'event', payload: JSON.stringify({ message: 'x'.repeat(bytes) }) },
  ]);

async function post(body: string, address: string) {
  const { request, response } = exchange({
    body,
    method: 'POST',
    address,
    headers: { 'sec-fetch-site': 'same-origin', 'content-length': String(Buffer.byteLength(body)) },
  });
  await answerErrorReport(request, response);
  return response;
}

/** Begins a report and never ends it. */
async function trickle(address: string, bytes: number) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'POST',
    headers: { host: 'www.example.test', 'sec-fetch-site': 'same-origin', 'content-length': String(bytes) },
  });
  const { response } = exchange();
  const done = answerErrorReport(request, response);
  opened.push({ request, done });
  request.push('{');
  await new Promise(setImmediate);
  return { response, done };
}

it('slow large reports take nothing from another visitor’s', async () => {
  await trickle('198.51.100.1', 1_000_000);
  await trickle('198.51.100.2', 1_000_000);
  await expect(post(report(300_000), '198.51.100.3')).resolves.toMatchObject({ statusCode: 200 });
});

it('a report that trickles gets 408 after ten seconds, and its place is free', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { response, done } = await trickle('198.51.100.90', 1_000_000);
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
  jest.useRealTimers();
  expect(response.statusCode).toBe(408);
  expect(response.getHeader('Connection')).toBe('close');
  await expect(post(report(300_000), '198.51.100.90')).resolves.toMatchObject({ statusCode: 200 });
});
