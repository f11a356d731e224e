/** A webhook's receiver that is slow, refuses and breaks off as receivers do, behind a proxy with its own page; it remembers everything. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from '@footbridge/bridge/platform/request/read-body';
import { listen } from '../../process/listen';

/**
 * How often it responds "not now", how often a proxy responds instead, and how often it breaks off after accepting a
 * lead.
 */
const REFUSES = 0.03;
const PROXY_ANSWERS = 0.02;
const BREAKS_OFF = 0.01;
const SLOWEST_MS = 40;
const MAX_BYTES = 256 * 1024;

export interface Arrival {
  at: number;
  /** Of the body. */
  sha: string;
  reference: string;
  /** 'taken': it responded with success. 'aborted': it has the lead, but the sender cannot know. */
  answer: 'taken' | 'aborted';
}

export interface Receiver {
  url: string;
  /** The accepted leads, by idempotency key. */
  arrivals: Map<string, Arrival[]>;
  refused: () => number;
  close(): void;
}

export async function startReceiver(random: () => number): Promise<Receiver> {
  const arrivals = new Map<string, Arrival[]>();
  let refused = 0;
  const server: Server = createServer((request, response) => {
    const chance = random();
    void (async () => {
      const body = await readBody(request, MAX_BYTES);
      await sleep(random() * SLOWEST_MS);
      if (typeof body === 'string') return;
      if (chance < REFUSES) {
        refused += 1;
        response.writeHead(503).end();
        return;
      }
      if (chance < REFUSES + PROXY_ANSWERS) {
        refused += 1;
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Back soon</html>');
        return;
      }
      const key = String(request.headers['idempotency-key']);
      const answer = chance < REFUSES + PROXY_ANSWERS + BREAKS_OFF ? 'aborted' : 'taken';
      const { reference } = Object(JSON.parse(body.toString('utf8')));
      arrivals.set(key, [
        ...(arrivals.get(key) ?? []),
        { at: Date.now(), sha: createHash('sha256').update(body).digest('hex'), reference: String(reference), answer },
      ]);
      if (answer === 'aborted') request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
    })();
  });
  return {
    url: `${await listen(server)}/`,
    arrivals,
    refused: () => refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
