import { BlockList, isIP, isIPv6 } from 'node:net';

/** Some proxies write the port, too, which is another one for each connection. */
const withoutPort = (text: string): string => text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
/** Longer than any spelling of an address, port and brackets included. */
const LONGEST = 64;

/**
 * The one spelling of an IPv4 or IPv6 address, with or without a port; an IPv4 address in IPv6's clothes
 * (`::ffff:192.0.2.1`) becomes itself. Null for all that is no address, such as `unknown` or one with a zone.
 */
export function canonicalAddress(text: string): string | null {
  const bare = withoutPort(text.slice(0, LONGEST + 1).trim());
  if (bare.length > LONGEST || bare.includes('%') || isIP(bare) === 0) return null;
  if (!isIPv6(bare)) return bare;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]).join('.');
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * @param list addresses (`10.0.0.1`) and ranges (`10.0.0.0/8`, `fd00::/8`); what is neither counts for nothing
 * @returns whether a canonical address is one of them
 */
export function addressSet(list: readonly string[]): (address: string) => boolean {
  const set = new BlockList();
  for (const entry of list) {
    const [text = '', length] = entry.split('/');
    const address = canonicalAddress(text);
    if (!address) continue;
    if (length === undefined) set.addAddress(address, familyOf(address));
    else set.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && set.check(address, familyOf(address));
}
