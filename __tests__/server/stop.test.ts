import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';

import { closeServer } from '@/server/site-server';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, portOf } from '@/script/lib/process/listen';

it('waits for the answer that is under way, and for no connection that stays open', async () => {
  let underWay: ServerResponse | undefined;
  const server = createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
    underWay = response;
    server.emit('asked');
  });
  await listen(server);
  const agent = new Agent({ keepAlive: true });
  const asked = once(server, 'asked');
  const request = get({ agent, host: '127.0.0.1', port: portOf(server) });
  await asked;
  const closed = closeServer(server);
  expect(await Promise.race([closed.then(() => 'closed'), new Promise(setImmediate).then(() => 'open')])).toBe('open');
  underWay?.end('the page');
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect((await answer.toArray()).join('')).toBe('the page');
  await closed;
  agent.destroy();
});
