import {
  currentRequest,
  newContext,
  withRequest,
  type PicturePlace,
} from '@footbridge/bridge/platform/current-request/context';
import { limitPictures } from '@footbridge/bridge/server/steps/pictures';

import type { ServerResponse } from 'node:http';
import type { Step } from '@footbridge/bridge/server/pipeline';

import { exchange } from '../../../../../__tests__/support/exchange';

const URL = '/_next/image?url=%2Fmedia%2Fx.jpg&w=640&q=75';
/** As in the step: pictures that are resized at the same time, and that wait. */
const [PLACES, QUEUE] = [4, 100];

/** Sends a request through the step to a `next` that does what Next does. */
function send(
  step: Step,
  next: (response: ServerResponse) => Promise<void>,
  sent: Parameters<typeof exchange>[0] = {},
  url = URL,
) {
  const { request, response } = exchange(sent);
  request.url = url;
  const ended = Promise.resolve(
    withRequest(newContext('x'), () => step(request, response, async () => next(response))),
  );
  return { request, response, ended };
}

/** A picture that takes its place, and is resized until `end` is called. */
function resizing(step: Step) {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  let place: PicturePlace | undefined;
  let state = 'waits';
  const { response, ended } = send(step, async (sent) => {
    place = currentRequest()?.picture;
    state = (await place?.take()) ? 'resizes' : 'refused';
    if (state === 'refused') sent.statusCode = 503;
    else await promise;
    sent.writeHead(sent.statusCode).end();
  });
  return { response, ended, end: () => end(), state: () => state, release: () => place?.release() };
}

const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('pictures that are resized at the same time', () => {
  it('are few; the next one begins when one of them is stored, not when its visitor has left', async () => {
    const step = limitPictures();
    const pictures = Array.from({ length: PLACES + 2 }, () => resizing(step));
    await settle();
    expect(pictures.map(({ state }) => state())).toEqual([...Array(PLACES).fill('resizes'), 'waits', 'waits']);
    pictures[0]?.response.destroy();
    await settle();
    expect(pictures[PLACES]?.state()).toBe('waits');
    // As the page cache does when the picture is stored.
    pictures[0]?.release();
    await settle();
    expect(pictures.map(({ state }) => state()).slice(PLACES)).toEqual(['resizes', 'waits']);
    // Next sends a stale picture before it resizes it again.
    pictures[1]?.end();
    await pictures[1]?.ended;
    await settle();
    expect(pictures[PLACES + 1]?.state()).toBe('waits');
    for (const picture of pictures) {
      picture.end();
      picture.release();
    }
    await Promise.all(pictures.map(({ ended }) => ended));
  });

  it.each(['is refused', 'throws'])('leave their place when Next %s', async (outcome) => {
    const step = limitPictures();
    for (let failed = 0; failed < PLACES; failed += 1) {
      const { ended } = send(step, async (response) => {
        await currentRequest()?.picture?.take();
        if (outcome === 'throws') throw new Error('no');
        response.writeHead(404).end();
      });
      await ended.catch(() => undefined);
    }
    const next = resizing(step);
    await settle();
    expect(next.state()).toBe('resizes');
  });

  it('are refused for a while when too many wait, and no cache stores that', async () => {
    const step = limitPictures();
    const pictures = Array.from({ length: PLACES + QUEUE }, () => resizing(step));
    const { response, ended, state } = resizing(step);
    await ended;
    expect([state(), response.statusCode, response.getHeaders()]).toEqual([
      'refused',
      503,
      expect.objectContaining({ 'retry-after': expect.any(Number), 'cache-control': 'no-store' }),
    ]);
    for (const picture of pictures) picture.end();
    for (const picture of pictures) {
      await settle();
      picture.release();
    }
    await Promise.all(pictures.map((picture) => picture.ended));
  });

  it('need no place when they are cached, whatever is resized', async () => {
    const step = limitPictures();
    const pictures = Array.from({ length: PLACES }, () => resizing(step));
    const { response, ended } = send(step, async (sent) => void sent.writeHead(200).end());
    await ended;
    expect(response.statusCode).toBe(200);
    for (const picture of pictures) picture.end();
  });
});

describe('a request for a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/webp'],
    ['image/webp;q=0.5', 'image/webp'],
    ['image/webp;q=0', ''],
    ['image/webp; q=0.0, image/png', ''],
    ['*/*', ''],
    ['', ''],
  ])('with Accept: %s gets to the optimizer with "%s"', async (accept, read) => {
    const { request, ended } = send(limitPictures(), async (response) => void response.end(), {
      headers: { accept },
    });
    await ended;
    expect(request.headers.accept).toBe(read);
  });

  it('by another method is refused', async () => {
    const next = jest.fn();
    const { response, ended } = send(limitPictures(), next, { method: 'POST' });
    await ended;
    expect([response.statusCode, response.getHeader('allow'), next.mock.calls]).toEqual([405, 'GET, HEAD', []]);
  });

  it('is no other request, whose headers stay', async () => {
    let picture: unknown = 'none';
    const headers = { accept: 'text/html' };
    const { request, ended } = send(
      limitPictures(),
      async () => void (picture = currentRequest()?.picture),
      { headers },
      '/media/x.jpg',
    );
    await ended;
    expect([request.headers.accept, picture]).toEqual(['text/html', undefined]);
  });
});
