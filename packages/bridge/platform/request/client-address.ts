import { isIPv6 } from 'node:net';

import { setting } from '../env';
import { addressSet, canonicalAddress } from '../addresses';

import type { IncomingMessage } from 'node:http';

/** Replaces an address that is not known (specification, section 7). */
export const UNKNOWN_ADDRESS = 'Unknown';

let known: { raw: string | undefined; trusts: (address: string) => boolean } | undefined;

function isTrusted(address: string): boolean {
  const raw = process.env.TRUSTED_PROXIES;
  if (!known || known.raw !== raw) known = { raw, trusts: addressSet(setting('TRUSTED_PROXIES') ?? []) };
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

/** Returns whether a trusted proxy sent the request, so that its forwarded headers count. */
export function isFromTrustedProxy(request: IncomingMessage): boolean {
  return isTrusted(peerOf(request));
}

/**
 * Returns the visitor's address (specification, section 7): the first value of X-Forwarded-For from a trusted proxy, else the
 * connection's. 'Unknown' behind a proxy that is not trusted, or if the value is no address. Never store or log it.
 */
export function visitorAddress(request: IncomingMessage): string {
  const peer = peerOf(request);
  const [first] = forwardedFor(request);
  if (isTrusted(peer)) return (first && canonicalAddress(first)) || UNKNOWN_ADDRESS;
  // Next adds the connection's address to a request without the header.
  return first === undefined || first === peer ? (canonicalAddress(peer) ?? UNKNOWN_ADDRESS) : UNKNOWN_ADDRESS;
}

/** Returns the /64 network of an IPv6 address: one client can use any address in it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the client's address, as a key for rate limits. X-Forwarded-For counts only as far as trusted proxies wrote it
 * (TRUSTED_PROXIES), so that a client cannot choose its key. Never store or log it.
 */
export function clientAddress(request: IncomingMessage): string {
  const hops = [...forwardedFor(request), peerOf(request)];
  return networkOf(hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? '');
}
