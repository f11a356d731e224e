import { z } from 'zod';

import { bufferResponse } from '../../wordpress/upstream/buffer-response';
import { signedHeaders } from '../../platform/signature';
import { retryAfter } from './backoff';

import type { Sent, Target } from './target';

const PATIENCE = 8000;
/** Client errors that may pass by themselves: timeout, too early, too many. */
const PASSING = [408, 425, 429];
/** The receiver's answer may say more than that it accepted. */
const MAX_ANSWER_BYTES = 64 * 1024;

const confirmation = z.object({ accepted: z.literal(true) });

export interface WebhookOptions {
  url: string;
  /** Without it nothing is signed: the receiver cannot tell who sent it. */
  secret: string | undefined;
  /** Whether a 2xx has to say `{"accepted": true}`: a proxy's page, or a parked domain's, does not. Without it any 2xx will do. */
  mustConfirm: boolean;
  now?: () => number;
  within?: number;
}

const thrown = z.object({ name: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) });

/** The system's word for a connection that did not come about; nothing else of an error, which may hold what was sent. */
function reasonOf(error: unknown): string {
  const { name, cause } = thrown.safeParse(error).data ?? {};
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no connection');
}

/** @throws the signal's reason when the answer does not end in time */
async function hasConfirmed(response: Response, signal: AbortSignal): Promise<boolean> {
  try {
    const whole = await bufferResponse(response, signal, MAX_ANSWER_BYTES);
    return confirmation.safeParse(await whole.json()).success;
  } catch {
    signal.throwIfAborted();
    // Too long, broken off, or no JSON.
    return false;
  }
}

/** A target that gets each lead as a signed POST. A redirect is not followed: it would lead a lead elsewhere. */
export function webhook({ url, secret, mustConfirm, now = Date.now, within = PATIENCE }: WebhookOptions): Target {
  async function send(lead: { id: string }, body: string): Promise<Sent> {
    const at = now();
    const signed =
      secret === undefined
        ? { 'x-footbridge-timestamp': String(Math.floor(at / 1000)) }
        : signedHeaders(secret, body, at);
    const headers = { 'content-type': 'application/json', 'idempotency-key': lead.id, ...signed };
    const signal = AbortSignal.timeout(within);
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
      const askedFor = retryAfter(response.headers.get('retry-after'), now());
      return {
        kind: 'failed',
        isTransient: status >= 500 || PASSING.includes(status),
        askedFor,
        error: `the webhook answered ${status}`,
      };
    } catch (error) {
      return { kind: 'failed', isTransient: true, error: `the webhook did not answer (${reasonOf(error)})` };
    }
  }
  return { name: 'webhook', within, send };
}
