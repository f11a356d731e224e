import { createServer } from 'node:net';
import { Problem } from './problem';

export const LOOPBACK = '127.0.0.1';

/** Resolves to null where the port can be listened on, else to the system's error code (EADDRINUSE, EACCES …). */
export function portObstacle(port: number, host = LOOPBACK): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

export async function requireFreePort(port: number, host = LOOPBACK): Promise<void> {
  const obstacle = await portObstacle(port, host);
  if (obstacle === null) return;
  const why = obstacle === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${obstacle})`;
  throw new Problem(`Port ${port} ${why}. Choose another one: --port ${port + 1 > 65535 ? 3001 : port + 1}`);
}

/** The first free port from `first` on. */
export async function nextFreePort(first: number, host = LOOPBACK, tries = 100): Promise<number> {
  for (let port = first; port < first + tries && port <= 65535; port += 1) {
    if ((await portObstacle(port, host)) === null) return port;
  }
  throw new Problem(`No free port between ${first} and ${first + tries - 1}.`);
}
