import { FORM_ACTIONS } from '@footbridge/shared/forms/names';

import { report } from '../vendors/report';
import { readCookie } from '../state/cookies';
import { flag, recordOf, textUpTo } from '../lib/shape';
import { isRecaptchaBypassed, recaptchaToken } from './recaptcha';

import type { LeadBody } from './body';

/** The result of sending a form. */
export type Sent =
  | { kind: 'accepted'; reference: string }
  /** The server requests a second submission, as a confirmation. */
  | { kind: 'again'; message: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string> }
  /** The key belongs to another lead: an earlier version was accepted. */
  | { kind: 'key-used' }
  | { kind: 'refused'; message: string }
  /** No answer. Sending again with the same key is safe. */
  | { kind: 'no-answer' };

const REQUEST_TIMEOUT_MS = 20_000;
const FAILED = 'We can’t take this right now. What you typed is still here.';

const accepted = recordOf({ reference: textUpTo(100) });
const confirming = recordOf({ confirm: flag, message: textUpTo(500) });
const refusal = recordOf({ error: recordOf({ code: textUpTo(50), message: textUpTo(1000) }) });

function fieldsOf(body: unknown): Record<string, string> {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function request(address: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: null };
  }
}

/** Returns the CSRF token from its cookie; fetches one if the cookie has expired. */
async function token(isFresh: boolean): Promise<string> {
  if (isFresh || !readCookie('csrf-token')) await request('/api/visitor');
  return readCookie('csrf-token') ?? '';
}

async function attempt(body: LeadBody, key: string, isSecond: boolean): Promise<{ status: number; body: unknown }> {
  const bypass = isRecaptchaBypassed() ? '?bypass-recaptcha=true' : '';
  const recaptcha = await recaptchaToken(body.form.replaceAll('-', '_'));
  return request(`${FORM_ACTIONS[body.form]}${bypass}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'x-csrf-token': await token(isSecond),
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...body, recaptcha }),
  });
}

function outcome({ status, body }: { status: number; body: unknown }): Sent {
  const again = confirming(body);
  if (status === 200 && again?.confirm) return { kind: 'again', message: again.message };
  const done = accepted(body);
  if (status === 200 && done) return { kind: 'accepted', reference: done.reference };
  const message = refusal(body)?.error.message ?? FAILED;
  if (status === 422) return { kind: 'invalid', message, fields: fieldsOf(body) };
  return status === 409 ? { kind: 'key-used' } : { kind: 'refused', message };
}

/** Sends a form. The server accepts a lead once for each key. An expired CSRF token is renewed once. Never throws. */
export async function sendLead(body: LeadBody, key: string): Promise<Sent> {
  try {
    let answer = await attempt(body, key, false);
    if (answer.status === 403) answer = await attempt(body, key, true);
    const sent = outcome(answer);
    if (sent.kind === 'accepted') report({ name: 'form_sent', fields: { form: body.form } });
    return sent;
  } catch {
    return { kind: 'no-answer' };
  }
}
