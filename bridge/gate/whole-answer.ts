import { MOST_BYTES } from './limits';

/** Statuses that never have a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * An answer with its whole body in memory, so that what reads it can't be kept waiting, or be given more than it can hold.
 * @throws Error for one that is too long; what reading throws for one that breaks off or comes too slowly
 */
export async function wholeAnswer(response: Response): Promise<Response> {
  const { status, statusText, headers, body } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop by an error cancels the body, and with it the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return new Response(BODILESS.has(status) ? null : Buffer.concat(chunks), { status, statusText, headers });
}
