import { contentType } from '../../platform/request/content-type';
import { allowsMethod, readJson, sendError, sendJson } from '../../platform/request/json';
import { isForeign } from '../../platform/request/same-origin';
import { hasToken } from '../../visitors/visit/token';
import { confirmationCookie, wasConfirmed } from './ask-again';
import { idempotencyKey, identityOf } from './identity';
import { verifyRecaptcha } from './recaptcha';
import { INVALID, NO_KEY_HINT, PRESS_AGAIN, REFUSALS } from './refusals';
import { readLead } from './schema';
import { counts, refundAttempt, LIMIT_WITHIN, takeAttempt } from './rate-limit';
import { storedBefore, storeLead } from './store';
import { asksAgain, suspicionsOf } from './suspicions';

import type { ServerResponse } from 'node:http';
import type { FormName } from '@/shared/forms/names';
import type { RequestWithCookies } from '../../visitors/visit/token';
import type { LeadInput } from './schema';
import type { Stored } from './store';

/** All fields at their longest, and what a visit may tell of itself, several times over. */
export const MOST_BYTES = 128 * 1024;

export type LeadRequest = RequestWithCookies & { query: Partial<Record<string, string | string[]>> };

interface Sending {
  request: LeadRequest;
  response: ServerResponse;
  lead: LeadInput;
  key: string;
}

/** The specification's way round reCAPTCHA (section 5), for tests: never in production. */
const isBypassed = ({ query }: LeadRequest): boolean =>
  process.env.NODE_ENV !== 'production' && query['bypass-recaptcha'] === 'true';

function sendStored({ request, response, lead }: Sending, stored: Stored): void {
  if (!counts(stored)) void refundAttempt(request, lead.form);
  if (stored.kind !== 'accepted') {
    const { status, code, message } = REFUSALS[stored.kind];
    if (status === 503) response.setHeader('Retry-After', '60');
    if (stored.kind !== 'no-key') return sendError(response, { status, code, message });
    return sendJson(response, status, { error: { code, message, operator: NO_KEY_HINT } });
  }
  sendJson(response, 200, { accepted: true, reference: stored.reference });
}

async function takeLead(sending: Sending): Promise<void> {
  const { request, response, lead, key } = sending;
  // First: whoever sends again after a lost answer brings the same reCAPTCHA token, which Google takes once.
  const before = await storedBefore(lead, key);
  if (before) return sendStored(sending, before);
  const verdict = isBypassed(request) ? 'off' : await verifyRecaptcha(lead.recaptcha);
  if (verdict === 'failed') return sendError(response, REFUSALS.recaptcha);
  const suspicions = suspicionsOf(lead, verdict);
  const { keyHash } = identityOf(key, lead);
  const wasAsked = wasConfirmed(request, keyHash);
  if (asksAgain(suspicions) && !wasAsked) {
    await refundAttempt(request, lead.form);
    response.setHeader('Set-Cookie', confirmationCookie(request, keyHash));
    return sendJson(response, 200, { accepted: false, confirm: true, message: PRESS_AGAIN });
  }
  // Who pressed too fast the first time and waited now is still marked.
  const marked = wasAsked && suspicions.length === 0 ? (['too-fast'] as const) : suspicions;
  sendStored(sending, await storeLead(lead, key, [...marked]));
}

/**
 * `POST /api/lead` and `/api/insurance` with JSON (docs/leads.md has the whole contract): checked, written down, and only
 * then thanked for. Nothing of a lead is logged, on any way through here.
 * @param forms those that the address takes
 */
export async function answerLead(
  request: LeadRequest,
  response: ServerResponse,
  forms: readonly FormName[],
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  if (contentType(request.headers) !== 'application/json')
    return sendError(response, {
      status: 415,
      code: 'content-type',
      message: 'The body must be application/json, or a form.',
    });
  if (isForeign(request.headers)) return sendError(response, REFUSALS.foreign);
  if (!hasToken(request)) return sendError(response, REFUSALS.token);
  const key = idempotencyKey(request.headers['idempotency-key']);
  if (!key) return sendError(response, REFUSALS.key);
  const body = await readJson(request, MOST_BYTES);
  if ('error' in body) return sendError(response, body.error);
  const read = readLead(body.value, forms);
  if (read.kind === 'malformed') return sendError(response, REFUSALS.malformed);
  if (read.kind === 'invalid') return sendJson(response, 422, { error: { ...INVALID, fields: read.fields } });
  if (!(await takeAttempt(request, read.lead.form)))
    return sendError(response.setHeader('Retry-After', String(LIMIT_WITHIN / 1000)), REFUSALS.tooMany);
  await takeLead({ request, response, lead: read.lead, key });
}
