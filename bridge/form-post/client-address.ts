import { isIPv6 } from 'node:net';

import { readEnvironment } from '../env';

import type { IncomingMessage } from 'node:http';

/** Some proxies write the port, too, which is another one for each connection. */
const withoutPort = (address: string): string => address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const plain = (address: string): string => withoutPort(address.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');

/** What belongs to one visitor: of IPv6 a whole network of 64 bits, from which each try could come by an address of its own. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Where a request came from, for counting tries; never stored or logged. A forwarded-for header counts only as far
 * as trusted proxies wrote it (TRUSTED_PROXIES): anybody can send one.
 */
export function clientAddress(request: IncomingMessage): string {
  const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: process.env.TRUSTED_PROXIES });
  const trusted = new Set((TRUSTED_PROXIES ?? '').split(',').map(plain));
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',').map(plain).filter(Boolean);
  const way = [...forwarded, plain(request.socket.remoteAddress ?? '')];
  return networkOf(way.findLast((address) => !trusted.has(address)) ?? way[0] ?? '');
}
