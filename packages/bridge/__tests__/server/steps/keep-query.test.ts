import { keepQuery, withQuery } from '@footbridge/bridge/server/steps/keep-query';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { readRequest } from '@footbridge/bridge/server/steps/read-request';

import { serveSteps } from '../serve-steps';

import type { RequestListener } from 'node:http';

/** Where a request is redirected whose page has moved. */
const led = (target: string, location: string): string => {
  const [route = '', search = ''] = target.split('?');
  return withQuery(route, search, location);
};

describe('a query at an address that moved', () => {
  it.each([
    ['/old/?utm_source=mail&gclid=A%20b', '/new/', '/new/?utm_source=mail&gclid=A%20b'],
    ['/old/?utm_source=mail', '/new/#team', '/new/?utm_source=mail#team'],
    ['/old/?x', '/', '/?x'],
  ])('%s goes along to %s', (target, location, expected) => {
    expect(led(target, location)).toBe(expected);
  });

  it.each([
    ['/old/', '/new/'],
    ['/old/?', '/new/'],
    // No other site gets the visitor's query.
    ['/old/?gclid=A', 'https://elsewhere.example/new/'],
    ['/old/?gclid=A', '//elsewhere.example/new/'],
    // It already has one.
    ['/old/?gclid=A', '/new/?p=2'],
    // WordPress has read it.
    ['/index.php/?p=12', '/about/'],
    // What these answer is their own matter.
    ['/unlock/post/?x=1', '/post/'],
    ['/api/faust/auth/token?code=secret', '/preview/12/'],
    ['/_next/image?x=1', '/new/'],
  ])('%s stays behind at %s', (target, location) => {
    expect(led(target, location)).toBe(location);
  });
});

describe('the step', () => {
  const answers: Record<string, RequestListener> = {
    '/set/': (_, response) => {
      response.statusCode = 307;
      response.setHeader('Location', '/new/').end();
    },
    '/done/': (_, response) => void response.setHeader('Location', '/thanks/').writeHead(303).end(),
    '/page/': (_, response) => void response.setHeader('Location', '/new/').end('<p>'),
  };
  const { request } = serveSteps(() => [
    logRequests(() => undefined),
    readRequest(),
    keepQuery,
    (incoming, response) => answers[new URL(incoming.url ?? '', 'http://x').pathname]?.(incoming, response),
  ]);
  const locationOf = async (target: string) => (await request(target)).headers.location ?? null;

  it('hands them on where a page moved, and nowhere else', async () => {
    expect(await locationOf('/set/?utm_source=x')).toBe('/new/?utm_source=x');
    expect(await locationOf('/set/')).toBe('/new/');
    expect(await locationOf('/done/?utm_source=x')).toBe('/thanks/');
    expect(await locationOf('/page/?utm_source=x')).toBe('/new/');
  });
});
