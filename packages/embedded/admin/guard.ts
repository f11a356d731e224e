import { BlockList, isIPv6 } from 'node:net';
import type { Exchange } from '../http/exchange';

const here = new BlockList();
here.addSubnet('127.0.0.0', 8);
here.addAddress('::1', 'ipv6');

const isHere = (address: string): boolean => here.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * The demo's passwords are public. A foreign name that resolves here would let a foreign page act as ours (DNS
 * rebinding).
 */
export const isLocal = ({ remoteAddress, headers }: Exchange): boolean =>
  remoteAddress !== undefined &&
  isHere(remoteAddress) &&
  PASSED_ON.every((name) => headers[name] === undefined) &&
  isLocalHost(headers.host);

export function isLocalHost(host = ''): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || isHere(hostname.replace(/^\[|\]$/g, ''));
}
