import { once } from 'node:events';

import { LOOPBACK } from './ports';

import type { Server } from 'node:net';

export function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('the server listens at no port');
  return address.port;
}

export const originOf = (server: Server | undefined): string => `http://${LOOPBACK}:${portOf(server)}`;

/** Starts a server at a port of 127.0.0.1, any free one by default. Returns its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, LOOPBACK), 'listening');
  return originOf(server);
}
