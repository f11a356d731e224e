import { createHmac } from 'node:crypto';

import { lastTen } from '@footbridge/shared/phone-number';
import { site } from '@footbridge/shared/site/current';
import { z } from 'zod';

import { setting } from '../../platform/env';
import { parseJson } from '../../platform/json-limits';
import { meters } from '../../platform/meters';
import { processState } from '../../platform/process-state';
import { requestLimit } from '../../platform/request/allows';
import { contentType, readBody } from '../../platform/request/read-body';
import { allowsMethod, apiError, MALFORMED, sendError, sendJson, TYPE, UNREAD } from '../../platform/request/json';
import { isSame } from '../../platform/signature';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A finished call with its transcript. */
const MAX_BODY_BYTES = 512_000;
const BODY_LIMITS = { maxDepth: 16, maxValues: 20_000 };
const isAllowed = requestLimit('calls', 300);

/** Ids of the last calls, because a tracker sends a call again after a failure. */
const MAX_REMEMBERED = 1000;
const counted = processState<Set<string>>('counted calls');

const OFF = apiError(404, 'off', 'This site counts no calls.');
const UNAUTHORIZED = apiError(401, 'unauthorized', 'The call tracker’s signature is missing or wrong.');

const phone = z.union([z.string(), z.number()]).nullish();

/** The called number and the call's id, by the names of CallRail's and Invoca's webhooks. Nothing else is read. */
const callSchema = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  resource_id: z.union([z.string(), z.number()]).nullish(),
  transaction_id: z.union([z.string(), z.number()]).nullish(),
  complete_call_id: z.union([z.string(), z.number()]).nullish(),
  business_phone_number: phone,
  destinationnum: phone,
  destination_phone_number: phone,
  tracking_phone_number: phone,
  trackingnum: phone,
});

/** Whether CallRail signed the body (`Signature`, HMAC-SHA1 in base64), or the request has Invoca's token as bearer. */
function isFromTracker({ headers }: IncomingMessage, body: Buffer): boolean {
  const [key, token] = [setting('CALLRAIL_SIGNING_KEY'), setting('INVOCA_WEBHOOK_TOKEN')];
  const { signature, authorization } = headers;
  return (
    (!!key &&
      typeof signature === 'string' &&
      isSame(signature, createHmac('sha1', key).update(body).digest('base64'))) ||
    (!!token && !!authorization && isSame(authorization, `Bearer ${token}`))
  );
}

function variantOf(call: z.infer<typeof callSchema>): string {
  const called = [
    call.business_phone_number,
    call.destinationnum,
    call.destination_phone_number,
    call.tracking_phone_number,
    call.trackingnum,
  ].map((number) => lastTen(String(number ?? '')));
  const variants = Object.entries(site().callNumbers);
  for (const number of called) {
    const [variant] = variants.find(([, { tel }]) => number !== '' && lastTen(tel) === number) ?? [];
    if (variant) return variant;
  }
  return 'other';
}

function isCounted(id: string): boolean {
  const ids = (counted.value ??= new Set());
  if (!id || ids.has(id)) return id !== '';
  ids.add(id);
  if (ids.size > MAX_REMEMBERED) for (const oldest of ids) return !ids.delete(oldest);
  return false;
}

/** Answers `POST /api/calls`, a webhook of CallRail or Invoca: counts the call, and stores and logs nothing of it. */
export async function answerCalls(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const recorder = meters();
  if (!recorder || !(setting('CALLRAIL_SIGNING_KEY') || setting('INVOCA_WEBHOOK_TOKEN')))
    return sendError(response, OFF);
  if (!(await isAllowed(request, response))) return;
  if (contentType(request.headers) !== 'application/json') return sendError(response, TYPE);
  const body = await readBody(request, MAX_BODY_BYTES);
  if (typeof body === 'string') return sendError(response, UNREAD[body]);
  if (!isFromTracker(request, body)) return sendError(response, UNAUTHORIZED);
  let value: unknown;
  try {
    value = parseJson(body, BODY_LIMITS);
  } catch {
    return sendError(response, MALFORMED);
  }
  const call = callSchema.safeParse(value);
  if (!call.success) return sendError(response, MALFORMED);
  const { id, resource_id: resource, transaction_id: transaction, complete_call_id: complete } = call.data;
  if (!isCounted(String(id ?? resource ?? complete ?? transaction ?? ''))) recorder.call(variantOf(call.data));
  sendJson(response, 200, {});
}
