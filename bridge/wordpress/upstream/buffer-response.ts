import { MAX_RESPONSE_BYTES } from './limits';

/** Statuses that never have a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * Returns a response with its whole body in memory, so that reading it can neither stall nor exceed the limit.
 * @param signal aborts the reading; fetch's own signal may be garbage-collected while a body is read
 * @throws Error when the body is too long; the signal's reason; what reading throws when the connection breaks
 */
export async function bufferResponse(
  response: Response,
  signal?: AbortSignal,
  maxBytes = MAX_RESPONSE_BYTES,
): Promise<Response> {
  const { status, statusText, headers, body } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  // Closes the connection, too.
  const cancel = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      bytes += read.value.byteLength;
      if (bytes > maxBytes) throw new Error(`a response of more than ${maxBytes / 1024 / 1024} MB`);
      chunks.push(read.value);
    }
    // A canceled body looks like a complete one.
    signal?.throwIfAborted();
  } catch (error) {
    cancel();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
  return new Response(BODILESS.has(status) ? null : Buffer.concat(chunks), { status, statusText, headers });
}
