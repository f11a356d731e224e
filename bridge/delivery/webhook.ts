import { z } from 'zod';

import { signedHeaders } from '../shared/signature';
import { retryAfter } from './backoff';

import type { Sent, Target } from './target';

const PATIENCE = 8000;
/** Client errors that may pass by themselves: timeout, too early, too many. */
const PASSING = [408, 425, 429];

export interface WebhookOptions {
  url: string;
  /** Without it nothing is signed: the receiver cannot tell who sent it. */
  secret: string | undefined;
  now?: () => number;
  within?: number;
}

const thrown = z.object({ name: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) });

/** The system's word for a connection that did not come about; nothing else of an error, which may hold what was sent. */
function reasonOf(error: unknown): string {
  const { name, cause } = thrown.safeParse(error).data ?? {};
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no connection');
}

/** A target that gets each lead as a signed POST. 2xx: it has it. A redirect is not followed: it would lead a lead elsewhere. */
export function webhook({ url, secret, now = Date.now, within = PATIENCE }: WebhookOptions): Target {
  async function send(lead: { id: string }, body: string): Promise<Sent> {
    const at = now();
    const signed = secret === undefined ? { 'x-footbridge-timestamp': String(Math.floor(at / 1000)) } : signedHeaders(secret, body, at);
    const headers = { 'content-type': 'application/json', 'idempotency-key': lead.id, ...signed };
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(within) });
      // What it says is nobody's business; unread, it would hold the connection.
      await response.body?.cancel();
      if (response.ok) return { kind: 'sent' };
      const { status } = response;
      const askedFor = retryAfter(response.headers.get('retry-after'), now());
      return { kind: 'failed', mayPass: status >= 500 || PASSING.includes(status), askedFor, error: `the webhook answered ${status}` };
    } catch (error) {
      return { kind: 'failed', mayPass: true, error: `the webhook did not answer (${reasonOf(error)})` };
    }
  }
  return { name: 'webhook', within, send };
}
