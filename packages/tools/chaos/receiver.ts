/** A webhook's receiver that is slow, refuses and breaks off as receivers do, behind a proxy with its own page. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../process/listen';

/**
 * How often it responds "not now", how often a proxy responds instead, and how often it breaks off after accepting a
 * lead.
 */
const REFUSES = 0.03;
const PROXY_ANSWERS = 0.02;
const BREAKS_OFF = 0.01;
const SLOWEST_MS = 40;

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export async function startReceiver(random: () => number) {
  /** The bodies of the accepted leads, by idempotency key. */
  const arrivals = new Map<string, Set<string>>();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chance = random();
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    await sleep(random() * SLOWEST_MS);
    if (chance < REFUSES) return void response.writeHead(503).end();
    if (chance < REFUSES + PROXY_ANSWERS)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Back soon</html>');
    const key = String(request.headers['idempotency-key']);
    arrivals.set(key, new Set([...(arrivals.get(key) ?? []), body]));
    if (chance < REFUSES + PROXY_ANSWERS + BREAKS_OFF) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
  }

  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  return {
    url: `${await listen(server)}/`,
    arrivals,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
