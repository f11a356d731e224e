import { z } from 'zod';

import { bufferResponse } from '../../wordpress/upstream/buffer-response';
import { failureCode } from '../../platform/failure-text';
import { signedHeaders } from '../../platform/signature';
import { parseRetryAfter } from './backoff';

import type { Sent, Target } from './deliver';

const TIMEOUT_MS = 8000;
/** Timeout, too early, too many requests. */
const TRANSIENT_CLIENT_ERRORS = [408, 425, 429];
const MAX_RESPONSE_BYTES = 64 * 1024;

const confirmation = z.object({ accepted: z.literal(true) });

export interface WebhookOptions {
  url: string;
  /** Without it requests are not signed. */
  secret: string | undefined;
  /** Whether a 2xx must have the body `{"accepted": true}`, which a proxy's or a parked domain's page has not. */
  mustConfirm: boolean;
  now?: () => number;
  timeoutMs?: number;
}

const thrown = z.object({ name: z.string() });

/** Returns the error's code. Not its message, which may have parts of the request. */
function reasonOf(error: unknown): string {
  const { name } = thrown.safeParse(error).data ?? {};
  return name === 'TimeoutError' ? 'no answer in time' : (failureCode(error) ?? 'no connection');
}

/** Returns whether the receiver confirmed the lead. @throws the signal's reason on a timeout */
async function hasConfirmed(response: Response, signal: AbortSignal): Promise<boolean> {
  try {
    const whole = await bufferResponse(response, signal, { maxBytes: MAX_RESPONSE_BYTES });
    return confirmation.safeParse(await whole.json()).success;
  } catch {
    signal.throwIfAborted();
    // Too large, incomplete, or no JSON.
    return false;
  }
}

/** Returns a target that receives each lead as a signed POST. Redirects are not followed. */
export function webhook({ url, secret, mustConfirm, now = Date.now, timeoutMs = TIMEOUT_MS }: WebhookOptions): Target {
  async function send(lead: { id: string }, body: string): Promise<Sent> {
    const at = now();
    const signed =
      secret === undefined
        ? { 'x-footbridge-timestamp': String(Math.floor(at / 1000)) }
        : signedHeaders(secret, body, at);
    const headers = { 'content-type': 'application/json', 'idempotency-key': lead.id, ...signed };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      const { status } = response;
      if (response.ok && mustConfirm)
        return (await hasConfirmed(response, signal))
          ? { kind: 'sent' }
          : { kind: 'failed', isTransient: true, error: `the webhook answered ${status} without {"accepted": true}` };
      // Discard the body; leaving it unread would keep the connection open.
      await response.body?.cancel();
      if (response.ok) return { kind: 'sent' };
      const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
      return {
        kind: 'failed',
        isTransient: status >= 500 || TRANSIENT_CLIENT_ERRORS.includes(status),
        retryAfterMs,
        error: `the webhook answered ${status}`,
      };
    } catch (error) {
      return { kind: 'failed', isTransient: true, error: `the webhook did not answer (${reasonOf(error)})` };
    }
  }
  return { name: 'webhook', timeoutMs, send };
}
