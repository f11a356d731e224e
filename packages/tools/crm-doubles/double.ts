import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../process/listen';

export interface Call {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export type Fault = Reply | 'silence' | 'endless' | 'broken' | 'after';

export interface Double {
  url: string;
  calls: Call[];
  /** The next calls are answered with these, one each. `after`: the call is obeyed, and its answer lost; `endless`: a body without end. */
  faults: Fault[];
  chance: () => Fault | undefined;
  close(): void;
}

const send = (response: ServerResponse, { status, headers, body }: Reply): void =>
  void response
    .writeHead(status, { ...(typeof body === 'object' && { 'content-type': 'application/json' }), ...headers })
    .end(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));

export async function startDouble(answer: (call: Call) => Reply): Promise<Double> {
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const chance: Double['chance'] = () => undefined;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    calls.push(call);
    const fault = faults.shift() ?? double.chance();
    if (fault === 'silence') return;
    if (fault === 'endless') return void response.writeHead(200).write('[');
    if (fault === 'after') answer(call);
    if (fault === 'broken' || fault === 'after') return void request.socket.destroy();
    send(response, fault ?? answer(call));
  }

  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  const double = {
    url: await listen(server),
    calls,
    faults,
    chance,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}

export function limitPerSecond(max: number, now: () => number): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    return (count += 1) <= max;
  };
}
