import { connect } from 'node:net';

import * as fc from 'fast-check';

import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { portOf } from '@footbridge/tools/process/listen';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { readRequest } from '@footbridge/bridge/server/steps/read-request';

import { always } from '../../../../../__tests__/support/cases';
import { serveSteps } from '../serve-steps';

import type { IncomingHttpHeaders } from 'node:http';

interface Read {
  url: string;
  headers: IncomingHttpHeaders;
  search: string;
}

const { server } = serveSteps(() => [
  logRequests(() => undefined),
  readRequest(),
  ({ url = '', headers }, response) =>
    void response.end(JSON.stringify({ url, headers, search: currentRequest()?.search } satisfies Partial<Read>)),
]);

/** Sends lines as they are, and returns the response. */
function send(target: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(portOf(server()), '127.0.0.1')
      .on('error', reject)
      .on('data', (chunk) => (answer += chunk.toString('latin1')))
      .on('close', () => resolve(answer))
      .end(`GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  });
}

async function read(target: string, lines: readonly string[] = []): Promise<Read> {
  const answer = await send(target, ['Host: site.example', ...lines]);
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
}

describe('the Host of a request', () => {
  it.each([
    [[]],
    [['Host: site.example', 'Host: other.example']],
    [['Host: site.example', 'host: site.example']],
    [['Host: site.example/x']],
    [['Host: a b']],
    [['Host: site.example:80:80']],
    [['Host: user@site.example']],
  ])('%j is refused', async (lines) => {
    expect(await send('/', lines)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['site.example', 'site.example:3000', '127.0.0.1:80', '[::1]:3000', 'SITE.example.', ''])(
    '"%s" is accepted',
    async (host) => {
      expect(await send('/', [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

describe('the headers that the site and Next get', () => {
  it('are those that they read', async () => {
    const { headers } = await read('/', [
      'RSC: 1',
      'Next-Router-Prefetch: 1',
      'x-nextjs-data: 1',
      'x-middleware-prefetch: 1',
      'x-invoke-path: /admin',
      'x-prerender-revalidate: key',
      'Range: bytes=0-1',
      'Cache-Control: no-cache',
      'User-Agent: Firefox',
      'X-Forwarded-For: 203.0.113.7',
    ]);
    expect(headers).toEqual({
      host: 'site.example',
      range: 'bytes=0-1',
      'user-agent': 'Firefox',
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it.each(['User-Agent', 'Accept', 'Accept-Encoding', 'If-None-Match', 'Range', 'Origin', 'X-Forwarded-For'])(
    'are not longer than any browser’s: %s',
    async (name) => {
      expect(Object.keys((await read('/', [`${name}: ${'-'.repeat(2000)}`])).headers)).toEqual(['host']);
    },
  );

  it('have no cookie of Next’s preview mode', async () => {
    const { headers } = await read('/', ['Cookie: a=1; __prerender_bypass=x; __next_preview_data=y; b__=2']);
    expect(headers.cookie).toBe('a=1; b__=2');
  });

  it('name the visitor’s place where the operator says so', async () => {
    process.env.GEO_HEADERS = 'latitude=X-Geo-Lat,longitude=X-Geo-Lon';
    const { headers } = await read('/', ['X-Geo-Lat: 36.1', 'CF-IPCity: Reno']);
    delete process.env.GEO_HEADERS;
    expect(headers).toEqual({ host: 'site.example', 'x-geo-lat': '36.1' });
  });
});

describe('the query of a request', () => {
  it('is what was sent, also in its context', async () => {
    expect(await read('/about/?utm_source=a%20b&x')).toMatchObject({
      url: '/about/?utm_source=a%20b&x',
      search: 'utm_source=a%20b&x',
    });
    expect(await read('/about/')).toMatchObject({ url: '/about/', search: '' });
  });

  it('has its first fifty parameters', async () => {
    const { search } = await read(`/about/?${'a&'.repeat(7000)}`);
    expect(search).toBe('a&'.repeat(50).slice(0, -1));
  });

  it('has its first 2,000 bytes, and no half of an escape', async () => {
    const { search } = await read(`/search/?s=${'%C3%A4'.repeat(1000)}`);
    expect(search.length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(search.slice(0, search.lastIndexOf('%C3')))).toMatch(/^s=ä+$/);
  });

  it('is bounded and a prefix of what was sent, whatever that is', async () => {
    const { limitQuery } = await import('@footbridge/bridge/server/steps/read-request');
    always([fc.string({ maxLength: 6000, unit: fc.constantFrom('a', '&', '=', '%', '2', 'F', '+') })], (sent) => {
      const limited = limitQuery(sent);
      expect(sent.startsWith(limited)).toBe(true);
      expect(limited.length).toBeLessThanOrEqual(2000);
      expect(limited.split('&').length).toBeLessThanOrEqual(50);
    });
  });
});
