import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '../process/listen';
import { LOOPBACK } from '../process/ports';

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Exchange {
  response: ServerResponse;
  isGraphQL: boolean;
  pass(): Promise<Answer>;
  random: () => number;
}

export type Responder = (exchange: Exchange) => Promise<void> | void;

export type FaultyWordPress = Awaited<ReturnType<typeof startFaultyWordPress>>;

/** Headers of one connection. Those of a compressed body go, too: fetch decompresses it. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'host'];
const isOwn = ([name]: [string, unknown]): boolean => !HOP_HEADERS.includes(name);

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** @param target WordPress's address, which the proxy replaces with its own in responses */
export async function startFaultyWordPress(target: string, port: number, random: () => number) {
  const url = `http://${LOOPBACK}:${port}`;
  let fault: Responder | null = null;
  let server: Server | null = null;

  async function forward({ method = 'GET', url: path = '/', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const upstream = await fetch(target + path, {
      method,
      headers: Object.entries(headers)
        .filter(isOwn)
        .map(([name, value]) => [name, String(value)]),
      body: body.length > 0 ? new Uint8Array(body) : null,
      redirect: 'manual',
    });
    const bytes = Buffer.from(await upstream.arrayBuffer());
    const received = [...upstream.headers].filter(isOwn).map(([name, value]) => [name, value.replaceAll(target, url)]);
    const isText = /json|html|xml/.test(upstream.headers.get('content-type') ?? '');
    return {
      status: upstream.status,
      headers: { ...Object.fromEntries(received), 'set-cookie': upstream.headers.getSetCookie() },
      body: isText ? Buffer.from(bytes.toString('utf8').replaceAll(target, url)) : bytes,
    };
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer = Buffer.concat(await incoming.toArray());
    const pass = () => forward(incoming, body);
    const isGraphQL = incoming.method === 'POST' && (incoming.url ?? '').includes('graphql');
    await (fault ? fault({ response, isGraphQL, pass, random }) : send(response, await pass()));
  }

  async function open(): Promise<void> {
    if (server) return;
    // An error here counts as a WordPress that broke off.
    server = createServer((incoming, response) => void respond(incoming, response).catch(() => response.destroy()));
    await listen(server, port);
  }
  async function close(): Promise<void> {
    const closing = server;
    server = null;
    closing?.closeAllConnections();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  await open();
  return {
    url,
    /** From now on; gone: nothing listens at its port; null: as WordPress itself is. */
    async fail(next: Responder | 'gone' | null) {
      fault = next === 'gone' ? null : next;
      await (next === 'gone' ? close() : open());
    },
    close,
  };
}
