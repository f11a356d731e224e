import { NextRequest } from 'next/server';

import { tameTarget } from '@/bridge/pages/routing/raw-target';
import { proxy } from '@/proxy';

const NOWHERE = '/%00';

describe("a request's target before Next sees it", () => {
  it.each([
    '/',
    '/about/',
    '/?s=x',
    '/?sitemap=',
    '/?as=',
    '/about/?s=',
    '/search/?s=',
    '/About?x=//y/../z',
    '/caf%c3%a9/',
    '/a..b/',
    '/.well-known/x',
    '/_next/image?url=%2Fmedia%2Fx.jpg',
    '/%2f%2fevil.example',
  ])('%s stays', (target) => {
    expect(tameTarget(target)).toBe(target);
  });

  it.each([
    ['http://this.example/about/?x=1', '/about/?x=1'],
    ['https://this.example', '/'],
    // Next's matchers take a variable without a value for none.
    ['/?s=', '/index.php/?s='],
    ['/?s', '/index.php/?s'],
    ['/?utm_source=x&s=&y=1', '/index.php/?utm_source=x&s=&y=1'],
    ['/page/2/?s=', '/index.php/page/2/?s='],
    ['//about//team', '/index.php/about/team'],
    ['//evil.example/?x=//y', '/index.php/evil.example/?x=//y'],
  ])('%s is judged as %s', (target, tamed) => {
    expect(tameTarget(target)).toBe(tamed);
  });

  it.each([
    '/_next/image?url=%2Fmedia%2Fa%25b.jpg&w=640&q=75',
    '/_next/image/?w=640&url=%25',
    '/_next/image?url=%2Fx.jpg&url=%25zz',
  ])('%s names a picture that Next would fall over: it is asked for none', (target) => {
    expect(tameTarget(target)).toBe(target.slice(0, target.indexOf('?')));
  });

  it('a picture whose name has an escape of its own stays', () => {
    expect(tameTarget('/_next/image?url=%2Fmedia%2Fa%2520b.jpg&w=640&q=75')).toBe(
      '/_next/image?url=%2Fmedia%2Fa%2520b.jpg&w=640&q=75',
    );
  });

  it.each([
    '/about/../',
    '/..',
    '/a/%2e%2E/b',
    '/a/.%2e/b',
    '/./about/',
    '/about/%2e',
    '/\\evil.example',
    '/about\\',
    '/about/#team',
    'ftp://evil.example/',
    'http://evil.example/../',
    '*',
    '',
  ])('%s is nowhere', (target) => {
    expect(tameTarget(target)).toBe(NOWHERE);
  });

  it.each([
    '/_next/data/build/about.json',
    '/_next/data/build/..json',
    '/_next/data/build/about/...json?x=1',
    '/_next/data/',
    '/_next/data',
  ])('%s, which no page asks for, gets a 404 of one line', async (target) => {
    const response = proxy(new NextRequest(`http://localhost:3000${tameTarget(target)}`));
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
  });
});

it('is changed before the server sees it, and the socket’s other requests are not', async () => {
  const { createServer } = await import('node:http');
  const { tameRequests } = await import('@/bridge/pages/routing/tame-requests');
  // Jest's next file has the same process.
  const end = tameRequests();
  const server = createServer((request, response) => response.end(request.url)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const seen = await Promise.all(
    ['//about', '/about/?x=1'].map(async (target) => (await fetch(`http://127.0.0.1:${port}${target}`)).text()),
  );
  server.close();
  end();
  expect(seen).toEqual(['/index.php/about', '/about/?x=1']);
});
