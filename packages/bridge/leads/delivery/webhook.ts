import { z } from 'zod';

import { signedHeaders } from '../../platform/signature';
import { failureOf, request, reachable } from './http';

import type { LeadTarget } from './target';

const TIMEOUT_MS = 8000;

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

export function webhook({
  url,
  secret,
  mustConfirm,
  now = Date.now,
  timeoutMs = TIMEOUT_MS,
}: WebhookOptions): LeadTarget {
  const name = 'webhook';
  return {
    name,
    timeoutMs,
    async deliver(lead, body) {
      const at = now();
      const signed =
        secret === undefined
          ? { 'x-footbridge-timestamp': String(Math.floor(at / 1000)) }
          : signedHeaders(secret, body, at);
      const answer = await request(url, {
        name,
        signal: AbortSignal.timeout(timeoutMs),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': lead.id, ...signed },
        body,
        reads: ({ ok }) => ok && mustConfirm,
        now,
      });
      if (!answer.isOk) return failureOf(name, answer);
      if (!mustConfirm || confirmation.safeParse(answer.json).success) return { kind: 'sent' };
      const error = `the webhook answered ${answer.status} without {"accepted": true}`;
      return { kind: 'failed', isTransient: true, error };
    },
    check: async () => [await reachable(url)],
  };
}
