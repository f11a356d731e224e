import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { clientAddress, isFromTrustedProxy, visitorAddress } from '@/bridge/platform/request/client-address';
import { endToEnd, requestHeaders } from '@/script/lib/server/processes/headers';

import type { Variables } from '@/script/lib/process/supervisor';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

function asked(peer: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  request.rawHeaders = Object.entries(headers).flat();
  request.headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return request;
}

const byName = (list: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    list.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), list[index + 1] ?? '']] : [])),
  );

function withTrust(proxies: string | undefined, env: Variables = {}): void {
  process.env = { ...before, ...env, TRUSTED_PROXIES: proxies };
}

/** What the site makes of a visitor: asked itself, and by way of the proxy, which its processes trust. */
function bothWays(peer: string, headers: Record<string, string>, proxies: string | undefined) {
  withTrust(proxies);
  const direct = asked(peer, headers);
  const passedOn = byName(requestHeaders(direct));
  // Next does so before a route sees it.
  direct.headers['x-forwarded-for'] ??= peer;
  const itself = { visitor: visitorAddress(direct), counted: clientAddress(direct) };
  withTrust([proxies, '127.0.0.1'].filter(Boolean).join(','));
  const behind = asked('127.0.0.1', passedOn);
  return { itself, behind: { visitor: visitorAddress(behind), counted: clientAddress(behind) } };
}

describe('what a process hears of a request that came by the proxy', () => {
  it.each([
    ['a visitor', '203.0.113.7', {}, undefined],
    ['a visitor who writes an address of his own', '203.0.113.7', { 'X-Forwarded-For': '198.51.100.1' }, undefined],
    ['a visitor who writes many', '203.0.113.7', { 'X-Forwarded-For': '127.0.0.1, 10.0.0.1' }, '10.0.0.1'],
    ['a trusted proxy’s visitor', '10.0.0.1', { 'X-Forwarded-For': '203.0.113.7' }, '10.0.0.1'],
    [
      'a trusted proxy’s visitor who writes one',
      '10.0.0.1',
      { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
      '10.0.0.1',
    ],
    ['a trusted proxy that says nothing', '10.0.0.1', {}, '10.0.0.1'],
  ])('is the same as if it had been asked itself, by %s', (_, peer, headers, proxies) => {
    const { itself, behind } = bothWays(peer, headers, proxies);
    expect(behind).toEqual(itself);
  });

  it('has nothing in it that only a trusted proxy may say', () => {
    withTrust('10.0.0.1', { GEO_HEADERS: 'cloudflare' });
    const claims = {
      Host: 'www.example.org',
      'X-Request-Id': 'mine-mine-mine',
      'CF-IPCity': 'Reno',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '1',
      Forwarded: 'for=1.2.3.4',
    };
    const visitors = byName(requestHeaders(asked('203.0.113.7', claims)));
    expect(visitors).toEqual({
      host: 'www.example.org',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'www.example.org',
    });
    const proxys = asked('10.0.0.1', claims);
    expect(isFromTrustedProxy(proxys)).toBe(true);
    expect(byName(requestHeaders(proxys))).toMatchObject({
      'x-request-id': 'mine-mine-mine',
      'cf-ipcity': 'Reno',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '1',
    });
  });

  it('does not say how a trusted proxy’s visitor came where the proxy does not', () => {
    withTrust('10.0.0.1');
    expect(byName(requestHeaders(asked('10.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })))).not.toHaveProperty(
      'x-forwarded-proto',
    );
    expect(byName(requestHeaders(asked('10.0.0.1', {})))).toMatchObject({ 'x-forwarded-proto': 'http' });
  });

  it('has no header that was for the proxy alone, and all others as often as they were sent', () => {
    const raw = [
      'Connection',
      'close, X-Secret',
      'X-Secret',
      '1',
      'Keep-Alive',
      'timeout=5',
      'TE',
      'trailers',
      'Transfer-Encoding',
      'chunked',
      'Upgrade',
      'websocket',
      'Set-Cookie',
      'a=1',
      'Set-Cookie',
      'b=2',
      'ETag',
      '"x"',
    ];
    expect(endToEnd(raw)).toEqual(['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'ETag', '"x"']);
  });
});
