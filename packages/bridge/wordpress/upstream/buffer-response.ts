import { createJsonScanner, type JsonLimits } from '../../platform/json-limits';
import { MAX_RESPONSE_BYTES } from './limits';

const BODILESS = new Set([204, 205, 304]);

/**
 * Returns a response with its whole body in memory, within the limits.
 * @throws Error when it exceeds one; the signal's reason
 */
export async function bufferResponse(
  response: Response,
  signal?: AbortSignal,
  { maxBytes = MAX_RESPONSE_BYTES, json }: { maxBytes?: number; json?: JsonLimits | undefined } = {},
): Promise<Response> {
  const { status, statusText, headers, body } = response;
  const chunks: Uint8Array[] = [];
  const scan = json && createJsonScanner(json);
  let bytes = 0;
  const reader = body?.getReader();
  // Closes the connection, too.
  const cancel = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      bytes += read.value.byteLength;
      if (bytes > maxBytes) throw new Error(`a response of more than ${maxBytes / 1024 / 1024} MB`);
      scan?.(read.value);
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
