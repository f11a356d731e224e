import { BlockList, isIP, isIPv6 } from 'node:net';

/** Some proxies add the port. */
const withoutPort = (text: string): string => text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const IPV4_MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
/** Longer than any address with port and brackets. */
const MAX_LENGTH = 64;

/** Returns an address in canonical form, without a port, an IPv4-mapped one as IPv4. Null for anything else. */
export function canonicalAddress(text: string): string | null {
  const bare = withoutPort(text.slice(0, MAX_LENGTH + 1).trim());
  if (bare.length > MAX_LENGTH || bare.includes('%') || isIP(bare) === 0) return null;
  if (!isIPv6(bare)) return bare;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = IPV4_MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]).join('.');
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a canonical address is one of these addresses and ranges (`fd00::/8`). Anything else is ignored. */
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

/** Addresses of servers, which an operator needs, not of visitors. */
export const isPrivateNetwork = addressSet([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '0.0.0.0',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]);

/** Loopback, private, link-local, documentation, multicast and reserved networks: no visitor and no file comes from one. */
const isReserved = addressSet([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]);

export const isPublicAddress = (address: string): boolean => !isReserved(address);
