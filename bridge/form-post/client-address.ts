import { readEnvironment } from '../env';

import type { IncomingMessage } from 'node:http';

const plain = (address: string): string => address.trim().replace(/^::ffff:/, '');

/**
 * Address of who sent a request, for counting tries; never stored or logged. A forwarded-for header counts only as far
 * as trusted proxies wrote it (TRUSTED_PROXIES): anybody can send one.
 */
export function clientAddress(request: IncomingMessage): string {
  const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: process.env.TRUSTED_PROXIES });
  const trusted = new Set((TRUSTED_PROXIES ?? '').split(',').map(plain));
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',').map(plain).filter(Boolean);
  const way = [...forwarded, plain(request.socket.remoteAddress ?? '')];
  return way.findLast((address) => !trusted.has(address)) ?? way[0] ?? '';
}
