import { addressSet, canonicalAddress } from '@footbridge/bridge/platform/addresses';

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1:4711 ', '192.0.2.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ])('%s has one spelling: %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  it.each([
    '',
    'Unknown',
    '_hidden',
    '192.0.2.256',
    '3221225985',
    '192.0.2.1/24',
    '1.2.3.4, 5.6.7.8',
    'fe80::1%eth0',
    '\u0000',
    '1'.repeat(100_000),
  ])('%p is none', (text) => {
    expect(canonicalAddress(text)).toBeNull();
  });
});

describe('a set of addresses', () => {
  const has = addressSet(['10.0.0.1', '172.16.0.0/12', '2001:db8:7::/48', '::ffff:192.0.2.9', 'nonsense', '']);

  it.each(['10.0.0.1', '172.16.0.0', '172.31.255.255', '2001:db8:7:ffff::1', '192.0.2.9'])('has %s', (address) => {
    expect(has(address)).toBe(true);
  });

  it.each(['10.0.0.2', '172.32.0.0', '2001:db8:8::1', '192.0.2.8', 'nonsense', ''])('does not have %s', (address) => {
    expect(has(address)).toBe(false);
  });
});
