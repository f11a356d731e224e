import { readEnvironment } from '../../platform/env';
import { sendError } from '../../platform/request/json';
import { readBody } from '../../platform/request/read-body';
import { MOST_ADDRESSES, webhookSchema } from './webhook';
import { noteRefusal } from './refusals';
import { claimOf, isSigned } from './signature';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './webhook';

const MOST_BYTES = 1024 * 1024;
/** So much unread body Node throws away by itself; for more the connection is ended. */
const LITTLE = 64 * 1024;

const REFUSALS = {
  secret: {
    status: 503,
    code: 'no-secret',
    message: 'FOOTBRIDGE_SECRET is not set here: notices can’t be told from forged ones.',
  },
  signature: {
    status: 401,
    code: 'signature',
    message: 'The signature is not that of this site’s secret, or is older than five minutes.',
  },
  size: {
    status: 413,
    code: 'too-large',
    message: `A notice has at most a megabyte and ${MOST_ADDRESSES} addresses: send one event "all" instead.`,
  },
  body: { status: 400, code: 'malformed', message: 'The body is no notice.' },
  seen: { status: 409, code: 'seen', message: 'A notice with this id was here before.' },
  disk: { status: 503, code: 'storage', message: 'The notice could not be stored. Please send it again.' },
} as const;

export type Refusal = keyof typeof REFUSALS;

function parse(body: Buffer): Notice | Refusal {
  try {
    const parsed = webhookSchema.safeParse(JSON.parse(body.toString('utf8')));
    if (!parsed.success) return 'body';
    const addresses = parsed.data.events.reduce((sum, { uris }) => sum + uris.length, 0);
    return addresses > MOST_ADDRESSES ? 'size' : parsed.data;
  } catch {
    return 'body';
  }
}

/** The notice that a request brings. The cheapest look first; the body is read only for who claims a signature of these minutes. */
export async function readWebhook(request: IncomingMessage): Promise<Notice | Refusal> {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  if (!secret) return 'secret';
  const claim = claimOf(request.headers);
  if (!claim) return 'signature';
  const body = await readBody(request, MOST_BYTES);
  if (body === 'too-large') return 'size';
  if (body === 'aborted') return 'body';
  return isSigned(claim, body, secret) ? parse(body) : 'signature';
}

/** Answers a request that changed nothing. */
export function refuseWebhook(request: IncomingMessage, response: ServerResponse, reason: Refusal): void {
  noteRefusal(REFUSALS[reason].code);
  // What was not read must not be taken for the next request; a new connection for each would cost more than the refusal.
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!request.readableEnded && !(length <= LITTLE)) response.setHeader('Connection', 'close');
  sendError(response, REFUSALS[reason]);
}
