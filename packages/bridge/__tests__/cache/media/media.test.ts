import { createServer } from 'node:http';
import { listen } from '@footbridge/tools/process/listen';

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

import { serveMedia } from '@footbridge/bridge/cache/media/serve';

const wordPress = setupServer(
  http.get('https://cms.example.org/wp-content/uploads/2026/05/river.jpg', () =>
    HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer, {
      headers: { 'content-type': 'image/jpeg', etag: '"a"' },
    }),
  ),
  http.get('https://cms.example.org/wp-content/uploads/evil.html', () =>
    HttpResponse.html('<script>alert(1)</script>'),
  ),
  http.get('https://cms.example.org/wp-content/uploads/gone.jpg', () => new HttpResponse(null, { status: 404 })),
  http.get('https://cms.example.org/wp-content/uploads/down.jpg', () => HttpResponse.error()),
  http.get('https://cms.example.org/wp-content/uploads/moved.jpg', () =>
    HttpResponse.redirect('https://tracker.example/x.jpg'),
  ),
);

// As pages/media does it: the segments below /media/, decoded.
const site = createServer((request, response) => {
  const segments = new URL(request.url ?? '/', 'http://site').pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  void serveMedia(request, response, segments);
});

let origin: string;

beforeAll(async () => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  wordPress.listen({ onUnhandledFrame: 'bypass' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  origin = await listen(site);
});

afterAll(async () => {
  wordPress.close();
  await new Promise((resolve) => site.close(resolve));
});

describe("WordPress's uploads on the site's own origin", () => {
  it('come with their type, their tag, a lifetime, and may run nothing', async () => {
    const response = await fetch(`${origin}/2026/05/river.jpg`);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"a"',
      'cache-control': expect.stringContaining('public'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each([
    ['/gone.jpg', 404],
    ['/evil.html', 404],
    ['/down.jpg', 502],
    ['/moved.jpg', 404],
  ])('%s is %i and is not stored', async (path, status) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  it('come whole, however long they take', async () => {
    let goOn = (): void => undefined;
    // A real server, because a double's answers can't be broken off.
    const slow = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write(Buffer.from([1, 2]));
      goOn = () => response.end(Buffer.from([3]));
    });
    process.env.WORDPRESS_URL = await listen(slow);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
    });
    try {
      const response = await fetch(`${origin}/film.mp4`);
      jest.advanceTimersByTime(60_000);
      goOn();
      expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
    } finally {
      jest.useRealTimers();
      process.env.WORDPRESS_URL = 'https://cms.example.org';
      slow.closeAllConnections();
      await new Promise((resolve) => slow.close(resolve));
    }
  });

  it('takes no other method', async () => {
    expect((await fetch(`${origin}/2026/05/river.jpg`, { method: 'POST' })).status).toBe(405);
  });
});
