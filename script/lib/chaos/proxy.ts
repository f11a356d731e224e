/** A proxy between the site and its WordPress that fails as WordPress fails. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LOOPBACK } from '../process/ports';
import type { Answer, Fault } from './faults';

export interface FaultyWordPress {
  url: string;
  /** From now on; null: as WordPress itself is. */
  fail(fault: Fault | null): Promise<void>;
  /** Requests since the fault last changed. */
  requestCount(): number;
  close(): Promise<void>;
}

const bodyOf = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat(await stream.toArray());

/** The question's text, where it is one in GraphQL. */
function queryIn(incoming: IncomingMessage, body: Buffer): string | null {
  if (incoming.method !== 'POST' || !incoming.url?.includes('graphql')) return null;
  try {
    const query: unknown = Reflect.get(Object(JSON.parse(body.toString('utf8'))), 'query');
    return typeof query === 'string' ? query : null;
  } catch {
    return null;
  }
}

/** The address and the body, unescaped as far as they can be: the resolve route's address has another one in it. */
function textOf({ url = '' }: IncomingMessage, body: Buffer): string {
  let address = url;
  try {
    for (let times = 0; times < 2; times += 1) address = decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    // It stays as it is.
  }
  return `${address}\n${body.toString('utf8')}`;
}

/** @param target WordPress's address, which the proxy replaces with its own in responses */
export async function startFaultyWordPress(
  target: string,
  port: number,
  random: () => number,
): Promise<FaultyWordPress> {
  const url = `http://${LOOPBACK}:${port}`;
  let fault: Fault | null = null;
  let requests = 0;

  async function forward(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const headers = {
      ...incoming.headers,
      host: new URL(target).host,
      'accept-encoding': 'identity',
      connection: 'close',
    };
    const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
      request(target + (incoming.url ?? '/'), { method: incoming.method, headers }, resolve)
        .once('error', reject)
        .end(body);
    });
    const bytes = await bodyOf(upstream);
    const isText = /json|html|xml/.test(upstream.headers['content-type'] ?? '');
    return {
      status: upstream.statusCode ?? 502,
      headers: {
        ...upstream.headers,
        ...(upstream.headers.location && { location: upstream.headers.location.replace(target, url) }),
      },
      body: isText ? Buffer.from(bytes.toString('utf8').replaceAll(target, url)) : bytes,
    };
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const body = await bodyOf(incoming);
    const pass = () => forward(incoming, body);
    if (fault)
      return fault.answer({ response, query: queryIn(incoming, body), text: textOf(incoming, body), pass, random });
    const { status, headers, body: upstream } = await pass();
    const { 'transfer-encoding': _chunked, connection: _hop, ...others } = headers;
    response
      .writeHead(status, { ...others, 'content-length': upstream.length })
      .end(incoming.method === 'HEAD' ? undefined : upstream);
  }

  let server: Server | null = null;
  async function open(): Promise<void> {
    if (server) return;
    server = createServer((incoming, response) => {
      // An error here counts as a WordPress that broke off.
      answer(incoming, response).catch(() => response.destroy());
    });
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  }
  async function shut(): Promise<void> {
    const closing = server;
    server = null;
    closing?.closeAllConnections();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  await open();
  return {
    url,
    requestCount: () => requests,
    async fail(next) {
      fault = next;
      requests = 0;
      await (next?.isGone ? shut() : open());
    },
    close: shut,
  };
}
