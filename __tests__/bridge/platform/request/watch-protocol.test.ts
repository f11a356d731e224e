import { createServer } from 'node:http';

import { watchProtocol } from '@/bridge/platform/request/watch-protocol';

import type { AddressInfo } from 'node:net';

const server = createServer((_, response) => response.end());
const ask = (headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });

let warn: jest.SpyInstance;
let end: () => void = () => undefined;

beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

describe('a proxy that does not say whether its visitors come by https', () => {
  it('is warned about once', async () => {
    end = watchProtocol();
    for (let i = 0; i < 3; i += 1) await ask({ 'x-forwarded-for': '203.0.113.7' });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/request: the proxy in front sends no X-Forwarded-Proto/)],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('203.0.113.7');
  });

  it.each<[string, Record<string, string>]>([
    ['a proxy that says it', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }],
    ['a proxy that says http', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }],
    ['a request without a proxy, such as a health check', {}],
  ])('is not %s', async (_what, headers) => {
    end = watchProtocol();
    await ask(headers);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is nobody’s concern in development', async () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    end = watchProtocol();
    await ask({ 'x-forwarded-for': '203.0.113.7' });
    expect(warn).not.toHaveBeenCalled();
  });
});
