import { MAX_RESPONSE_BYTES } from '@footbridge/bridge/wordpress/upstream/limits';
import { bufferResponse } from '@footbridge/bridge/wordpress/upstream/buffer-response';

/** A body that never ends; counts what was taken of it. */
function endless() {
  let taken = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel: () => void (isCancelled = true),
  });
  return { response: new Response(body), taken: () => taken, isCancelled: () => isCancelled };
}

describe('an answer', () => {
  it('comes as it was sent, its body in memory', async () => {
    const whole = await bufferResponse(
      new Response('{"data":{}}', { status: 404, headers: { 'x-graphql-keys': 'a b' } }),
    );
    expect([whole.status, whole.headers.get('x-graphql-keys'), await whole.text()]).toEqual([
      404,
      'a b',
      '{"data":{}}',
    ]);
  });

  it.each([204, 304])('without a body may be %i', async (status) => {
    expect((await bufferResponse(new Response(null, { status }))).status).toBe(status);
  });

  it('that never ends is let go of when it is too long', async () => {
    const { response, taken, isCancelled } = endless();
    await expect(bufferResponse(response)).rejects.toThrow('a response of more than 8 MB');
    expect(isCancelled()).toBe(true);
    expect(taken()).toBeLessThan(MAX_RESPONSE_BYTES + 1_000_000);
  });
});
