import { failureCode } from '../../platform/failure-text';

/** The connection ended before a response. WordPress closes idle connections, sometimes just when a request is sent on one. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Returns the response of `send`. A request whose connection ends before the response is sent once more, at once.
 * @param mayResend whether the request changes nothing in WordPress and may still be sent
 * @throws what `send` throws
 */
export async function sendOrResend(send: () => Promise<Response>, mayResend: () => boolean): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!LOST.has(failureCode(error) ?? '') || !mayResend()) throw error;
    return send();
  }
}
