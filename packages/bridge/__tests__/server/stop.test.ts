/** @jest-environment node */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import { closeServer } from '@footbridge/bridge/server/stop';

import { listen, portOf } from '@footbridge/tools/process/listen';

const STOPPED_AFTER = 100;

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

it('resets no connection under load: neither open ones, nor those that wait to be accepted', async () => {
  const child = fork(join(__dirname, 'stopping-server.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  const ended = once(child, 'exit');
  const outcomes = new Map<string, number>();
  const visit = (agent: Agent | false) =>
    new Promise<string>((resolve) => {
      const request = get({ agent, host: '127.0.0.1', port, headers: { connection: agent ? 'keep-alive' : 'close' } });
      request.on('response', (response) => response.resume().on('end', () => resolve('answered')));
      request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    });
  /** Sends one request after another until the port is closed. */
  async function visitor(agent: Agent | false): Promise<void> {
    const outcome = await visit(agent);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (outcomes.get('answered') === STOPPED_AFTER) child.kill('SIGTERM');
    if (outcome !== 'ECONNREFUSED') await visitor(agent);
  }
  const agents = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all([...agents, false as const, false as const].map(visitor));
  for (const agent of agents) agent.destroy();
  // The system resets a connection that it accepts while the port closes; without waiting, 5 of 436 were.
  expect(outcomes.get('ECONNRESET') ?? 0).toBeLessThanOrEqual(1);
  outcomes.delete('ECONNRESET');
  expect([...outcomes.keys()].toSorted()).toEqual(['ECONNREFUSED', 'answered']);
  expect(await ended).toEqual([0, null]);
}, 60_000);
