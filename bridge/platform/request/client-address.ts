import { isIPv6 } from 'node:net';

import { readEnvironment } from '../env';
import { addressSet, canonicalAddress } from '../addresses';

import type { IncomingMessage } from 'node:http';

/** What stands for an address where none is known (specification, section 7). */
export const UNKNOWN_ADDRESS = 'Unknown';

let known: { raw: string | undefined; trusts: (address: string) => boolean } | undefined;

/** Whether TRUSTED_PROXIES names this address. */
function isTrusted(address: string): boolean {
  const raw = process.env.TRUSTED_PROXIES;
  if (!known || known.raw !== raw)
    known = { raw, trusts: addressSet(readEnvironment({ TRUSTED_PROXIES: raw }).TRUSTED_PROXIES ?? []) };
  return known.trusts(address);
}

const canonicalOr = (text: string): string => canonicalAddress(text) ?? text.trim();

function peerOf(request: IncomingMessage): string {
  return canonicalOr(request.socket.remoteAddress ?? '');
}

function forwardedFor(request: IncomingMessage): string[] {
  return String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(canonicalOr)
    .filter(Boolean);
}

/** Whether a request's headers were written, or passed on, by a proxy that this site trusts: anybody can send them. */
export function isFromTrustedProxy(request: IncomingMessage): boolean {
  return isTrusted(peerOf(request));
}

/**
 * The visitor's address (specification, section 7): the first value of the forwarded-for header where a trusted proxy
 * handed the request on, the connection's own where none did. 'Unknown' when it cannot be told: a proxy that is not
 * trusted, or a value that is no address. Never stored or logged.
 */
export function visitorAddress(request: IncomingMessage): string {
  const peer = peerOf(request);
  const [first] = forwardedFor(request);
  if (isTrusted(peer)) return (first && canonicalAddress(first)) || UNKNOWN_ADDRESS;
  // Next writes the connection's own address into the header where there was none.
  return first === undefined || first === peer ? (canonicalAddress(peer) ?? UNKNOWN_ADDRESS) : UNKNOWN_ADDRESS;
}

/** What belongs to one visitor: of IPv6 a whole network of 64 bits, from which each try could come by an address of its own. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * Where a request came from, for counting tries; never stored or logged. A forwarded-for header counts only as far
 * as trusted proxies wrote it (TRUSTED_PROXIES), so that nobody gets a new count by sending another one.
 */
export function clientAddress(request: IncomingMessage): string {
  const way = [...forwardedFor(request), peerOf(request)];
  return networkOf(way.findLast((address) => !isTrusted(address)) ?? way[0] ?? '');
}
