import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { parseJson } from '../../platform/json-limits';
import { processState } from '../../platform/process-state';
import { apiError, sendError, UNREAD } from '../../platform/request/json';
import { readBody } from '../../platform/request/read-body';
import { claimOf, isSigned } from '../../platform/signature';
import { record } from '../history';
import { MAX_ADDRESSES, webhookSchema, type Webhook } from './webhook';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UnreadBody } from '../../platform/current-request/context';

const MAX_BODY_BYTES = 1024 * 1024;
/** Its addresses and as many keys as fit into a megabyte, of twenty letters each. */
const BODY_LIMITS = { maxDepth: 16, maxValues: 50_000 };
/** Node discards this much of an unread body itself; with a longer one the connection is closed. */
const MAX_UNREAD_BYTES = 64 * 1024;

const REFUSALS = {
  secret: apiError(503, 'no-secret', 'FOOTBRIDGE_SECRET is not set here: signatures can’t be checked.'),
  signature: apiError(
    401,
    'signature',
    'The signature is not that of this site’s secret, or is older than five minutes.',
  ),
  size: apiError(
    413,
    'too-large',
    `A webhook has at most a megabyte and ${MAX_ADDRESSES} addresses: send one event "all" instead.`,
  ),
  body: apiError(400, 'malformed', 'The body is not a valid webhook.'),
  slow: UNREAD['too-slow'],
  seen: apiError(409, 'seen', 'A webhook with this id was received before.'),
  disk: apiError(503, 'storage', 'The webhook could not be stored. Please send it again.'),
} as const;

export type Refusal = keyof typeof REFUSALS;
const UNREAD_REFUSALS: Readonly<Record<UnreadBody, Refusal>> = {
  'too-large': 'size',
  'too-slow': 'slow',
  aborted: 'body',
};

function parse(body: Buffer): Webhook | Refusal {
  try {
    const parsed = webhookSchema.safeParse(parseJson(body, BODY_LIMITS));
    if (!parsed.success) return 'body';
    const addresses = parsed.data.events.reduce((sum, { uris }) => sum + uris.length, 0);
    return addresses > MAX_ADDRESSES ? 'size' : parsed.data;
  } catch {
    return 'body';
  }
}

/** Returns the webhook in a request, or why it is refused. Checks the headers first; the body is read only with a recent timestamp. */
export async function readWebhook(request: IncomingMessage): Promise<Webhook | Refusal> {
  const secret = setting('FOOTBRIDGE_SECRET');
  if (!secret) return 'secret';
  const claim = claimOf(request.headers);
  if (!claim) return 'signature';
  const body = await readBody(request, MAX_BODY_BYTES);
  if (typeof body === 'string') return UNREAD_REFUSALS[body];
  return isSigned(claim, body, secret) ? parse(body) : 'signature';
}

/** One line for each reason: a flood of invalid webhooks does not fill the log. */
const LOG_INTERVAL_MS = 60_000;

interface Refused {
  until: number;
  unlogged: number;
}

export const refusalsState = processState<Map<string, Refused>>('refusals');

/** Records a refused webhook in metrics, log and history. @param reason a fixed text, without the sender's input */
export function recordRefusal(reason: string): void {
  meters()?.webhook(reason);
  const refusals = (refusalsState.value ??= new Map<string, Refused>());
  const known = refusals.get(reason);
  if (known && Date.now() < known.until) {
    known.unlogged += 1;
    return;
  }
  const more = known?.unlogged ? `, and ${known.unlogged} more before it` : '';
  refusals.set(reason, { until: Date.now() + LOG_INTERVAL_MS, unlogged: 0 });
  log('warn', 'webhooks', `one was refused: ${reason}${more}`);
  record({ what: 'refused', about: `${reason}${more}` });
}

export function refuseWebhook(request: IncomingMessage, response: ServerResponse, reason: Refusal): void {
  recordRefusal(REFUSALS[reason].code);
  // A long unread body would be read as the next request. Short ones keep the connection: a new one costs more than the refusal.
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!request.readableEnded && !(length <= MAX_UNREAD_BYTES)) response.setHeader('Connection', 'close');
  sendError(response, REFUSALS[reason]);
}
