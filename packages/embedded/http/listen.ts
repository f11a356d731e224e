import type { Server } from 'node:http';

const TRIES = 50;

/** Whether a server could not listen because the port is in use. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

/** Listens and returns the port. A port in use is an error, or with `orNext` the next free one is used. */
export async function listen(server: Server, host: string, port: number, orNext: boolean): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOnce(server, host, candidate);
    } catch (error) {
      if (!isTaken(error) || !orNext || candidate >= port + TRIES) throw error;
    }
  }
}

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
