import { randomUUID } from 'node:crypto';

import { FORM_NAMES } from '@/shared/forms/names';

import { readForm } from '../../platform/request/read-form';
import { hideFromSearch } from '../../platform/headers/robots-tag';
import { leadKeys } from '../outbox/seal';
import { hasToken, visitToken } from '../../visitors/visit/token';
import { MOST_BYTES } from './answer';
import { idempotencyKey } from './identity';
import { CONFIRM_FIELDS, leadOf, plainForm } from './plain-fields';
import { INVALID, REFUSALS } from './refusals';
import { readLead } from './schema';
import { counts, refundAttempt, LIMIT_WITHIN, takeAttempt } from './rate-limit';
import { storeLead } from './store';
import { suspicionsOf } from './suspicions';

import type { ServerResponse } from 'node:http';
import type { Problems } from '@/shared/forms/problems';
import type { ApiError } from '../../platform/request/json';
import type { RequestWithCookies } from '../../visitors/visit/token';
import type { PlainForm } from './plain-fields';

export const THANKS_PATH = '/lead/thank-you/';

/** What a visitor without script sees before anything is stored. */
export interface PlainState {
  /** Null where nothing could be read. */
  sent: PlainForm | null;
  problems: Problems;
  /** What is wrong, where no field is. */
  failure: string | null;
  /** Goes back with the confirmation. */
  token: string;
  key: string;
}

export type PlainAnswer =
  | { kind: 'page'; state: PlainState }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const UNREADABLE: ApiError = REFUSALS.malformed;

interface Confirming {
  request: RequestWithCookies;
  response: ServerResponse;
  fields: URLSearchParams;
  sent: PlainForm;
}

function page(response: ServerResponse, status: number, state: PlainState): PlainAnswer {
  response.statusCode = status;
  return { kind: 'page', state };
}

/** Stores what was confirmed; the failure where it could not be. */
async function store({ request, response, fields, sent }: Confirming, key: string): Promise<ApiError | null> {
  if (!hasToken(request, fields.get(CONFIRM_FIELDS.token))) return REFUSALS.token;
  const read = readLead(leadOf(sent, Date.now()), FORM_NAMES);
  if (read.kind !== 'lead') return UNREADABLE;
  if (!(await takeAttempt(request, sent.form))) {
    response.setHeader('Retry-After', String(LIMIT_WITHIN / 1000));
    return REFUSALS.tooMany;
  }
  const stored = await storeLead(read.lead, key, suspicionsOf(read.lead, 'off'));
  if (!counts(stored)) await refundAttempt(request, sent.form);
  return stored.kind === 'accepted' ? null : REFUSALS[stored.kind];
}

async function answerFields(confirming: Confirming): Promise<PlainAnswer> {
  const { request, response, fields, sent } = confirming;
  const { token, cookies } = visitToken(request);
  response.setHeader('Set-Cookie', cookies);
  const confirmed = idempotencyKey(fields.get(CONFIRM_FIELDS.key));
  const state: PlainState = { sent, problems: {}, failure: null, token, key: confirmed ?? randomUUID() };
  const read = readLead(leadOf(sent, Date.now()), FORM_NAMES);
  if (read.kind === 'malformed') return page(response, UNREADABLE.status, { ...state, failure: UNREADABLE.message });
  if (read.kind === 'invalid')
    return page(response, 422, { ...state, problems: read.fields, failure: INVALID.message });
  // Said before anybody confirms, not after.
  const failure = leadKeys() === null ? REFUSALS['no-key'] : confirmed ? await store(confirming, confirmed) : null;
  if (failure)
    return page(response, failure.status, {
      ...state,
      failure: failure.message,
      key: failure.code === REFUSALS.other.code ? randomUUID() : state.key,
    });
  return confirmed ? { kind: 'redirect', destination: THANKS_PATH } : { kind: 'page', state };
}

/**
 * A form that was sent without script (server/steps/normalize-url.ts leads it here). Its first sending is answered by a page that shows what was
 * read, with a token and an idempotency key; what that page sends is stored, and leads to the thanks. Nothing of a lead is
 * in an address or a log.
 */
export async function answerPlainLead(request: RequestWithCookies, response: ServerResponse): Promise<PlainAnswer> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Referrer-Policy', 'same-origin');
  hideFromSearch(response);
  if (request.method !== 'POST') return { kind: 'not-found' };
  const form = await readForm(request, MOST_BYTES);
  const nothing: PlainState = { sent: null, problems: {}, failure: null, token: '', key: '' };
  if (form.kind === 'foreign')
    return page(response, REFUSALS.foreign.status, { ...nothing, failure: REFUSALS.foreign.message });
  const sent = form.kind === 'form' ? plainForm(form.fields) : null;
  if (form.kind !== 'form' || !sent)
    return page(response, form.kind === 'too-large' ? 413 : UNREADABLE.status, {
      ...nothing,
      failure: UNREADABLE.message,
    });
  return answerFields({ request, response, fields: form.fields, sent });
}
