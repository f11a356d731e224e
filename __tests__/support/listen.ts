import { once } from 'node:events';

import type { Server } from 'node:net';

/** Returns the port of a listening server. */
export function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('the server listens at no port');
  return address.port;
}

/** Returns the origin of a listening server. */
export const originOf = (server: Server | undefined): string => `http://127.0.0.1:${portOf(server)}`;

/** Starts a server at a free port of 127.0.0.1. Returns its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return originOf(server);
}
