/** Answers to the smallest question that do not end, from a double on a real port. Others: operations/health/parts.test.ts. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { listen } from '@footbridge/tools/process/listen';

import { probeGraphQL } from '@footbridge/bridge/wordpress/upstream/probe';

const JEST_TIMEOUT_MS = 300;
let double: Server;
let answer: (response: ServerResponse) => void;
let sent: number;
let closed: Promise<unknown>;

beforeEach(async () => {
  sent = 0;
  double = createServer((_request, response) => {
    closed = once(response, 'close');
    answer(response);
  });
  process.env.WORDPRESS_URL = await listen(double);
});

afterEach(() => {
  double.closeAllConnections();
  double.close();
});

/** Writes until the reader leaves. */
function pour(response: ServerResponse): void {
  const piece = 'x'.repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
  };
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":"');
  more();
}

it('an answer without end is let go of, its connection too, before it fills the memory', async () => {
  answer = pour;
  expect(await probeGraphQL(10_000)).toBe('failed');
  await closed;
  // What lies in the buffers of two sockets comes on top.
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

it('an answer that does not go on is let go of in time, its connection too', async () => {
  answer = (response) => void response.writeHead(200).write('{');
  expect(await probeGraphQL(JEST_TIMEOUT_MS)).toBe('failed');
  await closed;
});
