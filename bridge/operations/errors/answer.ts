import { isStaging } from '../../platform/headers/stage';
import { log } from '../../platform/log';
import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, MALFORMED, sendError, sendJson, type ApiError } from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { readBody } from '../../platform/request/read-body';
import { isSameOrigin } from '../../platform/request/same-origin';
import { ownDsn, type Dsn } from '../../platform/dsn';
import { forward, type Forwarded } from './forward';
import { relayedEnvelope } from './relayed';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** An error with all that led to it has a tenth of this. */
const MOST_OF_AN_ERROR = 200_000;
/** What the SDK holds of a recording at most (specification, section 9). */
const MOST_OF_A_RECORDING = 20_000_000;

const WITHIN = 60_000;
/** A recording sends every five seconds, an error in a loop is sent once. Many visitors may share an address. */
const reports = sharedRateLimit({ name: 'errors', max: 120, windowMs: WITHIN });
/** Recordings are large, and cost this server time. */
const large = sharedRateLimit({ name: 'recordings', max: 30, windowMs: WITHIN });
/** At once, in this process. */
const MOST_LARGE = 2;
let largeNow = 0;

const refusal = (status: number, code: string, message: string): ApiError => ({ status, code, message });

const OFF = refusal(404, 'off', 'This site reports no errors.');
const STAGING = refusal(403, 'staging', 'Errors are reported from the public site only.');
const FOREIGN = refusal(403, 'foreign', 'Reports are taken from this site’s own pages.');
const OTHER_DSN = refusal(403, 'other-dsn', 'Reports are handed on to this site’s own receiver only.');
const TOO_LARGE = refusal(413, 'too-large', 'The report is larger than any that is sent here.');
const TOO_MANY = refusal(429, 'too-many', 'Too many reports. Try again in a minute.');
const REFUSED = refusal(502, 'receiver-refused', 'The receiver of reports did not take it.');
const AWAY = refusal(503, 'receiver-away', 'The receiver of reports does not answer.');

const refuseMany = (response: ServerResponse) =>
  sendError(response.setHeader('Retry-After', String(WITHIN / 1000)), TOO_MANY);

let said = 0;

/** Once a minute: what was reported stands nowhere, only that the operator has something to mend. */
function tellOperator(what: string): void {
  if (Date.now() - said < WITHIN) return;
  said = Date.now();
  log('warn', 'errors', `${what} (NEXT_PUBLIC_SENTRY_DSN, docs/errors.md)`);
}

function handBack(response: ServerResponse, forwarded: Forwarded | null): void {
  for (const [name, value] of Object.entries(forwarded?.holdBack ?? {})) response.setHeader(name, value);
  if (!forwarded || forwarded.status >= 500) {
    tellOperator(
      forwarded ? `the receiver of reports answered ${forwarded.status}` : 'the receiver of reports does not answer',
    );
    return sendError(response, AWAY);
  }
  if (forwarded.status < 300) return sendJson(response, 200, {});
  if (forwarded.status === 429) return sendError(response, TOO_MANY);
  if (forwarded.status === 413) return sendError(response, TOO_LARGE);
  tellOperator(`the receiver of reports answered ${forwarded.status}`);
  sendError(response, REFUSED);
}

async function take(request: IncomingMessage, response: ServerResponse, dsn: Dsn): Promise<void> {
  const body = await readBody(request, MOST_OF_A_RECORDING);
  if (body === 'too-large') return sendError(response, TOO_LARGE);
  if (body === 'aborted') return sendError(response, MALFORMED);
  const relayed = relayedEnvelope(body, dsn);
  if (relayed === 'malformed') return sendError(response, MALFORMED);
  if (relayed === 'other-dsn') return sendError(response, OTHER_DSN);
  // Its sender did no wrong: it knows less of what is ignored.
  if (relayed === 'nothing-left') return sendJson(response, 200, {});
  if (body.length > MOST_OF_AN_ERROR && !relayed.hasRecording) return sendError(response, TOO_LARGE);
  handBack(response, await forward(dsn, relayed.body));
}

/** Without a length it may be anything. */
const isLarge = ({ headers }: IncomingMessage): boolean =>
  !(Number(headers['content-length'] ?? Infinity) <= MOST_OF_AN_ERROR);

/**
 * `POST /api/errors`: what a browser reports, handed on to the receiver that NEXT_PUBLIC_SENTRY_DSN names, and to no other.
 * Nothing of the sender goes along, nothing of the report is kept or logged. Answers 200 `{}`, or 400, 403, 404 (no DSN), 405,
 * 413, 429 with Retry-After, 502 and 503 for a receiver that refuses or is away; its own wishes to hold back are handed on.
 */
export async function answerErrorReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const dsn = ownDsn();
  if (!dsn) return sendError(response, OFF);
  if (!isSameOrigin(request.headers)) return sendError(response, FOREIGN);
  if (isStaging()) return sendError(response, STAGING);
  const address = clientAddress(request);
  if (!(await reports.take(address))) return refuseMany(response);
  if (!isLarge(request)) return take(request, response, dsn);
  if (largeNow >= MOST_LARGE) return refuseMany(response);
  largeNow += 1;
  try {
    if (!(await large.take(address))) return refuseMany(response);
    await take(request, response, dsn);
  } finally {
    largeNow -= 1;
  }
}
