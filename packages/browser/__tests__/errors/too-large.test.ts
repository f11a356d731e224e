/** @jest-environment jest-fixed-jsdom */
/** A recording that the server would refuse for its size. */
import { MAX_REPORT_BYTES } from '@footbridge/shared/errors/settings';
import { scrubbed } from '@footbridge/shared/errors/transport';

import { answerReports, type Server } from './support';

import type { ReplayEvent } from '@sentry/core';

const ID = 'a'.repeat(32);

let server: Server;

async function send(text: string) {
  const { makeFetchTransport } = await import('@sentry/browser');
  const fetching = makeFetchTransport({ url: '/api/errors', recordDroppedEvent: () => undefined });
  const transport = scrubbed(fetching, undefined, MAX_REPORT_BYTES);
  const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 3, timestamp: 1, data: { source: 5, id: 1, text } }])}`;
  const replay: ReplayEvent = {
    type: 'replay_event',
    replay_id: ID,
    replay_type: 'session',
    segment_id: 0,
    segment_names: [],
    urls: [],
    error_ids: [],
    trace_ids: [],
  };
  return transport.send([
    { event_id: ID, sent_at: '' },
    [
      [{ type: 'replay_event' }, replay],
      [{ type: 'replay_recording', length: recording.length }, recording],
    ],
  ]);
}

beforeEach(() => {
  server = answerReports();
});

it('is sent up to the server’s limit', async () => {
  await expect(send('x'.repeat(MAX_REPORT_BYTES - 1000))).resolves.toMatchObject({ statusCode: 200 });
  expect(server.payloads('replay_recording')).toHaveLength(1);
});

it('is not sent above it, and ends as after the server’s 413', async () => {
  await expect(send('x'.repeat(MAX_REPORT_BYTES))).resolves.toMatchObject({ statusCode: 413 });
  expect(server.sent).toEqual([]);
});
