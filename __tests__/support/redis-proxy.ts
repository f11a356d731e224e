/** A Redis of another version, or with other rights, than the one that is installed: commands are rewritten on their way to it. */
import { connect, createServer, type Socket } from 'node:net';
import { listen, portOf } from '@footbridge/tools/process/listen';

export type Rewrite = (command: string[]) => string[];

export interface RedisProxy {
  url: string;
  /** Every command of every client, in order. */
  commands: string[][];
  /** Ends all connections, as a failover does; new connections lead to another Redis. */
  moveTo(redisUrl: string): void;
  close(): void;
}

/** As Redis's own error response. */
export const failing = (message: string): string[] => [
  'EVAL',
  `return redis.error_reply(${JSON.stringify(message)})`,
  '0',
];
export const answering = (...numbers: number[]): string[] => ['EVAL', `return {${numbers.join(',')}}`, '0'];

/** Returns the first complete command of the received bytes, and the rest; null while it is incomplete. */
function nextCommand(bytes: Buffer): { command: string[]; rest: Buffer } | null {
  let at = 0;
  const line = (): string | null => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = bytes.toString('latin1', at + 1, end);
    at = end + 2;
    return text;
  };
  const count = line();
  if (count === null) return null;
  const command: string[] = [];
  for (let index = 0; index < Number(count); index += 1) {
    const length = line();
    if (length === null || bytes.length < at + Number(length) + 2) return null;
    command.push(bytes.toString('utf8', at, at + Number(length)));
    at += Number(length) + 2;
  }
  return { command, rest: bytes.subarray(at) };
}

const encode = (command: string[]): string =>
  `*${command.length}\r\n${command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`;

export async function startRedisProxy(redisUrl: string, rewrite: Rewrite): Promise<RedisProxy> {
  const commands: string[][] = [];
  const sockets = new Set<Socket>();
  let target = redisUrl;
  const server = createServer((client) => {
    const { hostname, port } = new URL(target);
    const redis = connect(Number(port), hostname);
    let bytes: Buffer = Buffer.alloc(0);
    client.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (let next = nextCommand(bytes); next; next = nextCommand(bytes)) {
        bytes = next.rest;
        commands.push(next.command);
        redis.write(encode(rewrite(next.command)));
      }
    });
    redis.pipe(client);
    for (const socket of [client, redis]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => (sockets.delete(socket), client.destroy(), redis.destroy()));
    }
  });
  await listen(server);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${portOf(server)}`,
    commands,
    moveTo(url) {
      target = url;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}
