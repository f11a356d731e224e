import { contentType } from '../../platform/request/read-body';
import { allowsMethod, apiError, readJson, sendError, sendJson } from '../../platform/request/json';
import { isForeign } from '../../platform/request/host';
import { hasToken, type RequestWithCookies } from '../../visitors/visit/token';
import { confirmationCookie, isConfirmed, needsConfirmation, suspicionsOf } from './suspicions';
import { idempotencyKey, identityOf } from './identity';
import { verifyRecaptcha } from './recaptcha';
import { INVALID, NO_KEY_HINT, SEND_AGAIN, REFUSALS } from './refusals';
import { readLead, type LeadInput } from './schema';
import { countsAsAttempt, refundAttempt, LIMIT_WINDOW_MS, takeAttempt } from './rate-limit';
import { storedBefore, storeLead, type Stored } from './store';

import type { ServerResponse } from 'node:http';
import type { FormName } from '@footbridge/shared/forms/names';

/** Several times the size of a lead with all fields at their maximum. */
export const MAX_BODY_BYTES = 128 * 1024;

export type LeadRequest = RequestWithCookies & { query: Partial<Record<string, string | string[]>> };

interface Submission {
  request: LeadRequest;
  response: ServerResponse;
  lead: LeadInput;
  key: string;
}

/** Whether the query skips reCAPTCHA (specification, section 5). Never in production. */
const isBypassed = ({ query }: LeadRequest): boolean =>
  process.env.NODE_ENV !== 'production' && query['bypass-recaptcha'] === 'true';

function sendStored({ request, response, lead }: Submission, stored: Stored): void {
  if (!countsAsAttempt(stored)) void refundAttempt(request, lead.form);
  if (stored.kind !== 'accepted') {
    const { status, code, message } = REFUSALS[stored.kind];
    if (status === 503) response.setHeader('Retry-After', '60');
    if (stored.kind !== 'no-key') return sendError(response, { status, code, message });
    return sendJson(response, status, { error: { code, message, operator: NO_KEY_HINT } });
  }
  sendJson(response, 200, { accepted: true, reference: stored.reference });
}

async function takeLead(submission: Submission): Promise<void> {
  const { request, response, lead, key } = submission;
  // First, because a visitor who sends again after a lost response has the same reCAPTCHA token, which Google accepts once.
  const before = await storedBefore(lead, key);
  if (before) return sendStored(submission, before);
  const verdict = isBypassed(request) ? 'off' : await verifyRecaptcha(lead.recaptcha);
  if (verdict === 'failed') return sendError(response, REFUSALS.recaptcha);
  const suspicions = suspicionsOf(lead, verdict);
  const { keyHash } = identityOf(key, lead);
  const hasConfirmed = isConfirmed(request, keyHash);
  if (needsConfirmation(suspicions) && !hasConfirmed) {
    await refundAttempt(request, lead.form);
    response.setHeader('Set-Cookie', confirmationCookie(request, keyHash));
    return sendJson(response, 200, { accepted: false, confirm: true, message: SEND_AGAIN });
  }
  // A lead that was too fast the first time stays suspicious.
  const recorded = hasConfirmed && suspicions.length === 0 ? (['too-fast'] as const) : suspicions;
  sendStored(submission, await storeLead(lead, key, [...recorded]));
}

/** Answers `POST /api/lead` and `/api/insurance`: 200 with the reference or a question, else an error (refusals.ts). */
export async function answerLead(
  request: LeadRequest,
  response: ServerResponse,
  forms: readonly FormName[],
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  if (contentType(request.headers) !== 'application/json')
    return sendError(response, apiError(415, 'content-type', 'The body must be application/json, or a form.'));
  if (isForeign(request.headers)) return sendError(response, REFUSALS.foreign);
  if (!hasToken(request)) return sendError(response, REFUSALS.token);
  const key = idempotencyKey(request.headers['idempotency-key']);
  if (!key) return sendError(response, REFUSALS.key);
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return sendError(response, body.error.status === 408 ? REFUSALS.tooSlow : body.error);
  const read = readLead(body.value, forms);
  if (read.kind === 'malformed') return sendError(response, REFUSALS.malformed);
  if (read.kind === 'invalid') return sendJson(response, 422, { error: { ...INVALID, fields: read.fields } });
  if (!(await takeAttempt(request, read.lead.form)))
    return sendError(response.setHeader('Retry-After', String(LIMIT_WINDOW_MS / 1000)), REFUSALS.tooMany);
  await takeLead({ request, response, lead: read.lead, key });
}
