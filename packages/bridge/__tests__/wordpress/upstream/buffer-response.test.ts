import { MAX_RESPONSE_BYTES } from '@footbridge/bridge/wordpress/upstream/limits';
import { bufferResponse } from '@footbridge/bridge/wordpress/upstream/buffer-response';

it.each([204, 304])('an answer without a body may be %i', async (status) => {
  expect((await bufferResponse(new Response(null, { status }))).status).toBe(status);
});

it('an answer that never ends is let go of when it is too long', async () => {
  let taken = 0;
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel,
  });
  await expect(bufferResponse(new Response(body))).rejects.toThrow('a response of more than 8 MB');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(taken).toBeLessThan(MAX_RESPONSE_BYTES + 1_000_000);
});
