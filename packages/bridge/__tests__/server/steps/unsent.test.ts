import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';

import { listen, portOf } from '@footbridge/tools/process/listen';
import { limitUnsent } from '@footbridge/bridge/server/steps/pictures';

import { until } from '../../../../../__tests__/support/until';

/** More than the buffers of a connection take. */
const PICTURE = Buffer.alloc(16 * 1024 * 1024);

it('closes the connections that have taken longest when too many bytes are not sent yet, and no other', async () => {
  const addUnsent = limitUnsent(2.5 * PICTURE.length);
  const closed: string[] = [];
  const server = createServer((request, response) => {
    response.once('close', () => closed.push(`${request.url} ${response.writableFinished ? 'sent' : 'not sent'}`));
    response.end(PICTURE);
    addUnsent(response);
  });
  await listen(server);
  const sockets = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    const arrived = once(server, 'request');
    // It reads nothing.
    const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
    socket.pause().write(`GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`);
    sockets.push(socket);
    await arrived;
  }
  await until(() => closed.length === 2);
  expect(closed).toEqual(['/a not sent', '/b not sent']);
  for (const socket of sockets.slice(2)) socket.resume();
  await until(() => closed.length === 4);
  expect(closed.slice(2).toSorted()).toEqual(['/c sent', '/d sent']);
  for (const socket of sockets) socket.destroy();
  server.close();
});
