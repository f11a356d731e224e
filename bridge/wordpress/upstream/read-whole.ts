import { MOST_BYTES } from './limits';

/** Statuses that never have a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * An answer with its whole body in memory, so that what reads it can't be kept waiting, or be given more than it can hold.
 * @param signal ends the reading by itself: fetch's own may be collected while a body is read
 * @param most bytes
 * @throws Error for one that is too long; the signal's reason; what reading throws for one that breaks off
 */
export async function readWhole(response: Response, signal?: AbortSignal, most = MOST_BYTES): Promise<Response> {
  const { status, statusText, headers, body } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  // With the body its connection ends. What that says is of no use to anybody.
  const end = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', end, { once: true });
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      bytes += read.value.byteLength;
      if (bytes > most) throw new Error(`an answer of more than ${most / 1024 / 1024} MB`);
      chunks.push(read.value);
    }
    // A body that was ended looks like one that has come to its end.
    signal?.throwIfAborted();
  } catch (error) {
    end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
  return new Response(BODILESS.has(status) ? null : Buffer.concat(chunks), { status, statusText, headers });
}
