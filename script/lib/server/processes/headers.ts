import { isFromTrustedProxy } from '@/bridge/platform/request/client-address';
import { placeHeaderNames } from '@/bridge/visitors/geolocation/host-headers';

import type { IncomingMessage } from 'node:http';

/** What two neighbours tell each other; nobody behind them is to hear it (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** What the site believes when a proxy that it trusts says it, and what is written anew here. */
const BELIEVED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

const namesIn = (connection: string): string[] => connection.split(',').map((name) => name.trim().toLowerCase());

/** A header list as Node gives it (name, value, name, value …) without what is for the next neighbour alone. */
export function endToEnd(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [{ name, value: raw[index + 1] ?? '' }] : []));
  const named = new Set(
    pairs.flatMap(({ name, value }) => (name.toLowerCase() === 'connection' ? namesIn(value) : [])),
  );
  const passes = (name: string) => !HOP_BY_HOP.has(name) && !named.has(name);
  return pairs.flatMap(({ name, value }) => (passes(name.toLowerCase()) ? [name, value] : []));
}

/** The way a request has come. What an untrusted sender claims of it is "unknown": the site then does not place it either. */
function forwardedFor(request: IncomingMessage, isTrusted: boolean): string {
  const given = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (given === undefined) return peer;
  return `${isTrusted ? String(given) : 'unknown'}, ${peer}`;
}

/**
 * The headers by which a process hears of a request: as if it had been asked itself. A process trusts this proxy, so what
 * nobody else may say (TRUSTED_PROXIES) ends here: the way, the protocol, the host, the request's id, the visitor's place.
 */
export function requestHeaders(request: IncomingMessage): string[] {
  const isTrusted = isFromTrustedProxy(request);
  const { host, 'x-forwarded-host': givenHost, 'x-forwarded-proto': givenProtocol } = request.headers;
  const replaced = new Set([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'expect',
    ...(isTrusted ? [] : [...BELIEVED, ...placeHeaderNames()]),
  ]);
  const kept = endToEnd(request.rawHeaders).reduce<string[]>((list, text, index, all) => {
    const name = index % 2 === 0 ? text : (all[index - 1] ?? '');
    return replaced.has(name.toLowerCase()) ? list : [...list, text];
  }, []);
  const forwardedHost = (isTrusted && givenHost) || host;
  kept.push('X-Forwarded-For', forwardedFor(request, isTrusted));
  const protocol = isTrusted ? givenProtocol : 'http';
  // Where a trusted proxy leaves it out, the process is to notice (bridge/platform/request/watch-protocol).
  const isLeftOut = protocol === undefined && request.headers['x-forwarded-for'] !== undefined;
  if (!isLeftOut) kept.push('X-Forwarded-Proto', String(protocol || 'http'));
  if (forwardedHost) kept.push('X-Forwarded-Host', String(forwardedHost));
  return kept;
}
