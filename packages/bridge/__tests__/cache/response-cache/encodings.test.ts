import { acceptedEncoding } from '@footbridge/bridge/cache/response-cache/encodings';

describe('how a page is sent', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['identity', null],
    ['*', null],
    ['brotli, gzipped', null],
    ['', null],
    [undefined, null],
  ] as const)('%s: %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
