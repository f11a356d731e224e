import { checkProxyHeaders } from '@footbridge/bridge/server/steps/proxy-headers';

import { serveSteps } from '../serve-steps';

const { request } = serveSteps(() => [checkProxyHeaders(), (_, response) => void response.end()]);
const send = (headers: Record<string, string>) => request('/', { headers });

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});

describe('a proxy that does not say whether its visitors come by https', () => {
  it('is warned about once', async () => {
    for (let i = 0; i < 3; i += 1) await send({ 'x-forwarded-for': '203.0.113.7' });
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
    await send(headers);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not checked in development', async () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    await send({ 'x-forwarded-for': '203.0.113.7' });
    expect(warn).not.toHaveBeenCalled();
  });
});
