import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@footbridge/embedded/http/listen';
import { LOOPBACK } from '../../process/ports';
import type { Interval } from './sequence';

/** A site's request to its WordPress; ms of this process's clock. */
export interface Counted extends Interval {
  method: string;
  path: string;
  /** Name of the GraphQL operation, where it is one. */
  operation: string | null;
}

export interface CountingProxy {
  url: string;
  /** Returns the requests since the last call. */
  take(): Counted[];
  /** Sets WordPress's added response time. */
  setDelay(ms: number): void;
  close(): Promise<void>;
}

const bodyOf = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat(await stream.toArray());

/**
 * Starts a proxy between a site and its WordPress that records the site's requests. It replaces WordPress's own address
 * in responses with its own, so that the site treats it as the WordPress.
 * @param port 0: any free one
 */
export async function startCountingProxy(target: string, port: number): Promise<CountingProxy> {
  const agent = new Agent({ keepAlive: true });
  let counted: Counted[] = [];
  let delay = 0;
  let url = '';

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const body = await bodyOf(incoming);
    if (delay > 0) await sleep(delay);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...incoming.headers, host: new URL(target).host, 'accept-encoding': 'identity' };
      request(target + (incoming.url ?? '/'), { agent, method: incoming.method, headers }, resolve)
        .once('error', reject)
        .end(body);
    });
    const bytes = await bodyOf(answer);
    const isText = /json|html|xml/.test(answer.headers['content-type'] ?? '');
    const content = isText ? Buffer.from(bytes.toString('utf8').replaceAll(target, url)) : bytes;
    const location = answer.headers.location?.replace(target, url);
    const { 'transfer-encoding': _chunked, connection: _hop, ...headers } = answer.headers;
    response
      .writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(location ? { location } : {}),
        'content-length': String(content.length),
      })
      .end(incoming.method === 'HEAD' ? undefined : content);
    counted.push({
      method: incoming.method ?? '',
      path: (incoming.url ?? '').split('?')[0] ?? '',
      operation: operationIn(
        incoming.method === 'GET' ? decodeURIComponent(incoming.url ?? '') : body.toString('utf8'),
      ),
      start,
      end: performance.now(),
    });
  }

  const server = createServer((incoming, response) => {
    // A broken response counts, too: the site sees a WordPress that failed.
    pass(incoming, response).catch(() => response.destroy());
  });
  url = `http://${LOOPBACK}:${await listen(server, LOOPBACK, port, false)}`;
  return {
    url,
    take() {
      const taken = counted;
      counted = [];
      return taken;
    },
    setDelay(ms) {
      delay = ms;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param text of a request: GraphQL's JSON, an address with the query in it, or anything else */
export function operationIn(text: string): string | null {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text.replaceAll('+', ' '))?.[1] ?? null;
}
