import { randomUUID } from 'node:crypto';

import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { readForm } from '../../platform/request/read-form';
import { hideFromSearch } from '../../platform/headers/search-engines';
import { leadKeys } from '../outbox/seal';
import { hasToken, visitToken, type RequestWithCookies } from '../../visitors/visit/token';
import { MAX_BODY_BYTES } from './answer';
import { idempotencyKey } from './identity';
import { CONFIRM_FIELDS, leadOf, plainForm, type PlainForm } from './plain-fields';
import { INVALID, REFUSALS } from './refusals';
import { readLead } from './schema';
import { countsAsAttempt, refundAttempt, LIMIT_WINDOW_MS, takeAttempt } from './rate-limit';
import { storeLead } from './store';
import { suspicionsOf } from './suspicions';

import type { ServerResponse } from 'node:http';
import type { Problems } from '@footbridge/shared/forms/problems';
import type { ApiError } from '../../platform/request/json';

export const THANKS_PATH = '/lead/thank-you/';

export interface PlainState {
  /** Null if the form could not be read. */
  sent: PlainForm | null;
  problems: Problems;
  /** An error that belongs to no field. */
  failure: string | null;
  /** Anti-forgery token, for the confirmation's form. */
  token: string;
  key: string;
}

export type PlainAnswer =
  | { kind: 'page'; state: PlainState }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const UNREADABLE: ApiError = REFUSALS.malformed;
const UNREAD_FORMS = {
  form: UNREADABLE,
  unreadable: UNREADABLE,
  'too-large': { ...UNREADABLE, status: 413 },
  'too-slow': REFUSALS.tooSlow,
} as const;

interface PlainRequest {
  request: RequestWithCookies;
  response: ServerResponse;
  fields: URLSearchParams;
  sent: PlainForm;
}

function page(response: ServerResponse, status: number, state: PlainState): PlainAnswer {
  response.statusCode = status;
  return { kind: 'page', state };
}

/** Stores a confirmed lead. @returns the error if it was not stored */
async function store({ request, response, fields, sent }: PlainRequest, key: string): Promise<ApiError | null> {
  if (!hasToken(request, fields.get(CONFIRM_FIELDS.token))) return REFUSALS.token;
  const read = readLead(leadOf(sent, Date.now()), FORM_NAMES);
  if (read.kind !== 'lead') return UNREADABLE;
  if (!(await takeAttempt(request, sent.form))) {
    response.setHeader('Retry-After', String(LIMIT_WINDOW_MS / 1000));
    return REFUSALS.tooMany;
  }
  const stored = await storeLead(read.lead, key, suspicionsOf(read.lead, 'off'));
  if (!countsAsAttempt(stored)) await refundAttempt(request, sent.form);
  return stored.kind === 'accepted' ? null : REFUSALS[stored.kind];
}

async function answerFields(plain: PlainRequest): Promise<PlainAnswer> {
  const { request, response, fields, sent } = plain;
  const { token, cookies } = visitToken(request);
  response.setHeader('Set-Cookie', cookies);
  const confirmed = idempotencyKey(fields.get(CONFIRM_FIELDS.key));
  const state: PlainState = { sent, problems: {}, failure: null, token, key: confirmed ?? randomUUID() };
  const read = readLead(leadOf(sent, Date.now()), FORM_NAMES);
  if (read.kind === 'malformed') return page(response, UNREADABLE.status, { ...state, failure: UNREADABLE.message });
  if (read.kind === 'invalid')
    return page(response, 422, { ...state, problems: read.fields, failure: INVALID.message });
  // Reported before the confirmation, not after.
  const failure = leadKeys() === null ? REFUSALS['no-key'] : confirmed ? await store(plain, confirmed) : null;
  if (failure)
    return page(response, failure.status, {
      ...state,
      failure: failure.message,
      key: failure.code === REFUSALS.other.code ? randomUUID() : state.key,
    });
  return confirmed ? { kind: 'redirect', destination: THANKS_PATH } : { kind: 'page', state };
}

/** Answers a form sent without script: a page to confirm it, then THANKS_PATH. Nothing of a lead is in a URL or a log. */
export async function answerPlainLead(request: RequestWithCookies, response: ServerResponse): Promise<PlainAnswer> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Referrer-Policy', 'same-origin');
  hideFromSearch(response);
  if (request.method !== 'POST') return { kind: 'not-found' };
  const form = await readForm(request, MAX_BODY_BYTES);
  const nothing: PlainState = { sent: null, problems: {}, failure: null, token: '', key: '' };
  if (form.kind === 'foreign')
    return page(response, REFUSALS.foreign.status, { ...nothing, failure: REFUSALS.foreign.message });
  const sent = form.kind === 'form' ? plainForm(form.fields) : null;
  if (form.kind !== 'form' || !sent) {
    const { status, message } = UNREAD_FORMS[form.kind];
    if (form.kind === 'too-slow') response.setHeader('Connection', 'close');
    return page(response, status, { ...nothing, failure: message });
  }
  return answerFields({ request, response, fields: form.fields, sent });
}
