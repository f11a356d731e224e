import { once } from 'node:events';
import { connect } from 'node:net';

import { readJson, sendError, sendJson } from '@footbridge/bridge/platform/request/json';
import { portOf } from '@footbridge/tools/process/listen';
import { siteServer } from '@footbridge/bridge/server/site-server';

import type { Server } from 'node:http';

let server: Server | undefined;
afterEach(() => {
  jest.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

it('a request has twenty seconds for its headers and a minute in all', () => {
  server = siteServer(() => undefined);
  expect(server.headersTimeout).toBe(20_000);
  expect(server.requestTimeout).toBe(60_000);
});

it('an idle connection stays longer than a proxy’s, which closes it first', () => {
  server = siteServer(() => undefined);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('a body that trickles is answered with 408, and its connection ends', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  server = siteServer((request, response) => {
    void readJson(request, 1000).then((body) =>
      'error' in body ? sendError(response, body.error) : sendJson(response, 200, {}),
    );
    setImmediate(() => jest.advanceTimersByTime(10_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect(portOf(server), '127.0.0.1');
  let answer = '';
  client.setEncoding('utf8').on('data', (text) => (answer += String(text)));
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"too-slow"');
});
