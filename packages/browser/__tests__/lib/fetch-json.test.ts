import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fetchJson } from '@footbridge/browser/lib/fetch-json';

const API = 'https://site.test/api/things';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());

describe('the fetch helper', () => {
  it('[S7.5] gets by default and gives the parsed body', async () => {
    server.use(http.get(API, () => HttpResponse.json({ id: 7 })));
    await expect(fetchJson(API)).resolves.toEqual({ id: 7 });
  });

  it('[S7.5] sends DELETE with the given headers', async () => {
    server.use(
      http.delete(API, ({ request }) => HttpResponse.json({ cleared: request.headers.get('x-csrf-token') === 'abc' })),
    );
    await expect(fetchJson(API, { method: 'DELETE', headers: { 'x-csrf-token': 'abc' } })).resolves.toEqual({
      cleared: true,
    });
  });

  it('[S7.5] gives up after 7000 ms, aborting the request', async () => {
    jest.useFakeTimers();
    let aborted = false;
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(init.signal?.reason);
          });
        }),
    );
    const outcome = fetchJson(API).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(6999);
    expect(aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual(new Error(`fetchJson: no response from ${API} within 7000 ms`));
    expect(aborted).toBe(true);
  });

  it('takes another timeout, which includes the body', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      // As a browser does it: the body has begun and fails when the request is aborted.
      const halfway = new ReadableStream({
        start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
      });
      return new Response(halfway);
    });
    await expect(fetchJson(API, { timeout: 20 })).rejects.toThrow('within 20 ms');
  });

  it.each(['/a/b.json#x', '/wp-content/uploads/a.PDF', '/script%2Ejs', 'https://site.test/a.css', '//site.test/a.css'])(
    '[S8.2] [S7.5] refuses the static file %s without asking',
    async (address) => {
      const fetchSpy = jest.spyOn(globalThis, 'fetch');
      await expect(fetchJson(address)).resolves.toEqual({
        success: false,
        message: 'static file requested outside of /static folder',
      });
      expect(fetchSpy).not.toHaveBeenCalled();
    },
  );

  it.each(['/static/payers.json', '/search/?s=a.js', 'https://site.test/v1.2/things'])(
    '[S8.2] fetches %s',
    async (address) => {
      const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 1 }));
      await expect(fetchJson(address)).resolves.toEqual({ id: 1 });
      expect(fetchSpy).toHaveBeenCalledTimes(1);
    },
  );

  it('[S8.3] only warns when the body is no JSON', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get(API, () => HttpResponse.html('<h1>Sign in</h1>')));
    const result = await fetchJson(API);
    expect(result).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(API));
  });

  it('[S5.1] gives only status and error of an answer that is no success, and none of its data', async () => {
    const error = { code: 'gone', message: 'There is no such thing.' };
    server.use(http.get(API, () => HttpResponse.json({ error, id: 7 }, { status: 410 })));
    const result = await fetchJson(API);
    expect(result).toEqual({ status: 410, error });
  });

  it('throws when there is no answer, and leaves no timer behind', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const clear = jest.spyOn(globalThis, 'clearTimeout');
    await expect(fetchJson(API)).rejects.toThrow('no network');
    expect(clear).toHaveBeenCalled();
  });
});
