import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

import type { Server } from 'node:http';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** For so long a stopping server still accepts requests, and asks their clients to close the connection. */
export const DRAIN_MS = 1000;
const CHECK_EVERY_MS = 50;
/** A turn of the event loop that takes no longer has left nothing unread. */
const QUIET_TURN_MS = 2;
/** Enough for the connections that the system lets wait. */
const MAX_TURNS = 2000;

/** Runs `stop` once, at the first termination signal; then the process exits with code 0. */
export function stopOnSignals(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const onSignal = (): void => {
    // A terminal's Ctrl-C comes to all processes, and once more from the primary.
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
}

/** Resolves after a turn of the event loop in which no connection was accepted: one that still waits would be reset. */
async function quietTurn(server: Server): Promise<void> {
  let accepted = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const [before, began] = [accepted, performance.now()];
    await nextTurn();
    if (accepted === before && performance.now() - began < QUIET_TURN_MS) break;
  }
  server.off('connection', count);
}

/** Lets requests wait, so that turns are short. Returns a function that hands them over. */
function holdRequests(server: Server): () => void {
  const listeners = server.listeners('request');
  const waiting: unknown[][] = [];
  server.removeAllListeners('request').on('request', (...request) => waiting.push(request));
  return () => {
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', (...request) => Reflect.apply(listener, server, request));
    for (const request of waiting) server.emit('request', ...request);
  };
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/**
 * Stops a server without resetting a connection: first each response asks its client to close the connection, then no
 * more connections are taken, and idle ones are closed. Resolves when every request has its response.
 */
export async function closeServer(server: Server, drainMs = DRAIN_MS): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const drained = Date.now() + drainMs;
  while (Date.now() < drained && (await connectionsOf(server)) > 0) await sleep(CHECK_EVERY_MS);
  const handOver = holdRequests(server);
  await quietTurn(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  handOver();
  const isOpen = () => Promise.race([closed.then(() => false), sleep(CHECK_EVERY_MS, true)]);
  while (await isOpen()) {
    await quietTurn(server);
    server.closeIdleConnections();
  }
}
