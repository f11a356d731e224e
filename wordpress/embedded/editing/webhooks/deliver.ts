import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { OutboxEntry } from '../saved';

/** The result of one try. */
export interface Answer {
  /** `itself`: the site rejected this webhook for its content, and would again. */
  verdict: 'accepted' | 'itself' | 'too-large' | 'later';
  /** For people. */
  words: string;
  pages: number | null;
}

export type Deliver = (entry: OutboxEntry, signal: AbortSignal) => Promise<Answer>;

const TIMEOUT_MS = 10_000;
const acceptedSchema = z.object({ accepted: z.literal(true), pages: z.number().int().nullish() });
const failureSchema = z
  .object({ name: z.string(), message: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) })
  .catch({ name: '', message: 'for no known reason' });
const WHY: Record<number, string> = {
  401: 'the signature is refused: FOOTBRIDGE_SECRET differs, or the clocks do',
  405: 'there is no Footbridge at the address',
  503: 'the site cannot store it now, or has no FOOTBRIDGE_SECRET',
};

/** Sends webhooks to the site as the plugin does (packages/plugin/docs/webhooks.md). */
export function deliverTo(frontendUrl: string, secret: string, now: () => number): Deliver {
  return async ({ id, events }, signal) => {
    const body = JSON.stringify({ id, sentAt: new Date(now()).toISOString(), events });
    const timestamp = String(Math.floor(now() / 1000));
    const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
    const headers = {
      'content-type': 'application/json',
      'x-footbridge-timestamp': timestamp,
      'x-footbridge-signature': signature,
    };
    try {
      const response = await fetch(`${frontendUrl}/api/revalidate`, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return answerOf(response.status, await response.text());
    } catch (error) {
      return { verdict: 'later', words: `the site does not respond (${reason(error)})`, pages: null };
    }
  };
}

function answerOf(status: number, text: string): Answer {
  const result = `HTTP ${status}`;
  if (status === 409) return { verdict: 'accepted', words: `${result}: the site had it already`, pages: null };
  const accepted = status >= 200 && status < 300 ? acceptedSchema.safeParse(parsed(text)).data : undefined;
  if (accepted) return { verdict: 'accepted', words: result, pages: accepted.pages ?? null };
  if (status === 413) return { verdict: 'too-large', words: result, pages: null };
  if (status === 400 || status === 422)
    return { verdict: 'itself', words: `${result}: the site rejects this webhook`, pages: null };
  return { verdict: 'later', words: WHY[status] ? `${result}: ${WHY[status]}` : result, pages: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a system error's code such as `ECONNREFUSED`, which fetch hides in its cause. */
function reason(error: unknown): string {
  const { name, message, cause } = failureSchema.parse(error);
  return cause?.code ?? (name === 'TimeoutError' ? 'timed out' : message);
}
