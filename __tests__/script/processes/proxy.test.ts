/** Real sockets: what a visitor gets of processes that stream, hang up, die or are not there. */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

import { createProxy } from '@/script/lib/server/processes/proxy';

import type { IncomingMessage, RequestListener, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '@/script/lib/server/processes/proxy';

const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return address.port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const isServer = (process: RequestListener | 'gone'): process is RequestListener => process !== 'gone';

/** A proxy before these processes, asked in turn; 'gone' is a port at which nobody listens. */
async function proxyBefore(...processes: (RequestListener | 'gone')[]): Promise<{ port: number; targets: Target[] }> {
  const targets: Target[] = [];
  for (const process of processes) {
    const server = createServer(isServer(process) ? process : undefined);
    targets.push({ port: await listening(server), open: 0 });
    if (!isServer(process)) server.close();
  }
  let turn = 0;
  const pick = (not?: Target) => {
    const others = targets.filter((target) => target !== not);
    return others[turn++ % others.length];
  };
  return { port: await listening(createProxy(pick)), targets };
}

/** Sends, and gives the answer as soon as it begins. */
async function begin(port: number, options: RequestOptions = {}, body = ''): Promise<IncomingMessage> {
  const sent = httpRequest({ host: '127.0.0.1', port, agent: false, ...options });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer) text += String(piece);
  return text;
}

async function ask(
  port: number,
  options: RequestOptions = {},
  body = '',
): Promise<{ status: number | undefined; text: string; headers: IncomingMessage['headers'] }> {
  const answer = await begin(port, options, body);
  return { status: answer.statusCode, text: await textOf(answer), headers: answer.headers };
}

const says =
  (word: string): RequestListener =>
  (_, response) =>
    void response.end(word);
/** Dies while it has the request. */
const dies: RequestListener = (request) => request.socket.destroy();
const echoes: RequestListener = (request, response) => void request.pipe(response);

describe('the proxy before several processes', () => {
  it('hands on path, query, status and headers as they are, cookies one by one', async () => {
    const { port } = await proxyBefore((request, response) => {
      response
        .writeHead(418, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Seen', `${request.method} ${request.url}`])
        .end('tea');
    });
    const { status, text, headers } = await ask(port, { path: '/a%2Fb//c/?q=%20x' });
    expect([status, text, headers['set-cookie'], headers['x-seen']]).toEqual([
      418,
      'tea',
      ['a=1', 'b=2'],
      'GET /a%2Fb//c/?q=%20x',
    ]);
  });

  it('sends on what comes, piece by piece, both ways', async () => {
    const { port } = await proxyBefore(echoes);
    const sent = httpRequest({ host: '127.0.0.1', port, agent: false, method: 'POST' });
    sent.write('one');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    // The answer's first piece is here, and the request has not been ended.
    const [first] = (await once(answer, 'data')) as [Buffer];
    sent.write('two');
    const [second] = (await once(answer, 'data')) as [Buffer];
    sent.end();
    await once(answer, 'end');
    expect([String(first), String(second)]).toEqual(['one', 'two']);
  });

  it('tells a process that its visitor has left', async () => {
    let tell = (): void => undefined;
    const left = new Promise<void>((resolve) => (tell = resolve));
    const { port, targets } = await proxyBefore((_, response) => {
      response.write('begun');
      response.on('close', () => tell());
    });
    const answer = await begin(port);
    answer.destroy();
    await left;
    await new Promise(setImmediate);
    expect(targets[0]?.open).toBe(0);
  });

  it('asks another process when one has gone or dies before it answers a GET', async () => {
    const gone = await proxyBefore('gone', says('other'));
    expect(await ask(gone.port)).toMatchObject({ status: 200, text: 'other' });
    const dead = await proxyBefore(dies, says('other'));
    expect(await ask(dead.port)).toMatchObject({ status: 200, text: 'other' });
  });

  it('asks nobody else for what may have been done already', async () => {
    let asked = 0;
    const { port } = await proxyBefore(dies, (_, response) => {
      asked += 1;
      response.end();
    });
    const { status, headers } = await ask(port, { method: 'POST' }, 'a lead');
    expect([status, headers['cache-control'], asked]).toEqual([502, 'no-store', 0]);
  });

  it('takes a form to another process when the first was never reached', async () => {
    const { port } = await proxyBefore('gone', echoes);
    expect(await ask(port, { method: 'POST' }, 'a lead')).toMatchObject({ status: 200, text: 'a lead' });
  });

  it('asks only once more', async () => {
    let asked = 0;
    const dying: RequestListener = (request) => {
      asked += 1;
      request.socket.destroy();
    };
    const { port } = await proxyBefore(dying, dying, dying);
    expect(await ask(port)).toMatchObject({ status: 502 });
    expect(asked).toBe(2);
  });

  it('cuts an answer off whose process died in the midst of it, so that nobody takes half a page for a whole one', async () => {
    const { port } = await proxyBefore((_, response) => {
      response.write('half', () => response.destroy());
    }, says('other'));
    const answer = await begin(port);
    expect(answer.statusCode).toBe(200);
    await expect(textOf(answer)).rejects.toThrow('aborted');
  });

  it('says 503 where no process runs', async () => {
    const port = await listening(createProxy(() => undefined));
    const { status, headers, text } = await ask(port);
    expect([status, headers['cache-control'], headers['retry-after'], text]).toEqual([
      503,
      'no-store',
      '5',
      expect.stringMatching(/^No process .*\n$/),
    ]);
  });

  it('takes no upgrade: the request is answered as if it had not asked', async () => {
    const { port } = await proxyBefore((request, response) => void response.end(String(request.headers.upgrade)));
    expect(await ask(port, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } })).toMatchObject({
      status: 200,
      text: 'undefined',
    });
  });

  it('answers HEAD without a body and 304 as they are', async () => {
    const { port } = await proxyBefore((_, response) => void response.writeHead(304, { ETag: '"x"' }).end());
    expect(await ask(port, { method: 'HEAD' })).toMatchObject({ status: 304, text: '', headers: { etag: '"x"' } });
  });

  it('ends the connection when an answer came before all was sent, so that the rest is no request', async () => {
    const { port } = await proxyBefore((_, response) => void response.writeHead(413).end());
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (piece) => (heard += String(piece)));
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nGET /smuggled HTTP/1.1\r\n');
    await once(socket, 'close');
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
    expect(heard).toContain('Connection: close');
  });

  it('keeps its connections to the processes open', async () => {
    const peers = new Set<number | undefined>();
    const { port } = await proxyBefore((request, response) => {
      peers.add(request.socket.remotePort);
      response.end('x');
    });
    for (let round = 0; round < 5; round += 1) {
      await ask(port);
    }
    expect(peers.size).toBe(1);
  });
});
