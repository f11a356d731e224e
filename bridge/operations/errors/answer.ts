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

/** Ten times a usual error with its breadcrumbs. */
const MAX_ERROR_BYTES = 200_000;
/** The SDK's limit of a recording (specification, section 9). */
const MAX_RECORDING_BYTES = 20_000_000;

const WINDOW_MS = 60_000;
/** A recording sends every five seconds. Several visitors may share an address. */
const reports = sharedRateLimit({ name: 'errors', max: 120, windowMs: WINDOW_MS });
/** Large reports cost this server time. */
const large = sharedRateLimit({ name: 'recordings', max: 30, windowMs: WINDOW_MS });
const MAX_CONCURRENT_LARGE = 2;
let activeLarge = 0;

const refusal = (status: number, code: string, message: string): ApiError => ({ status, code, message });

const OFF = refusal(404, 'off', 'This site reports no errors.');
const STAGING = refusal(403, 'staging', 'Errors are reported from the public site only.');
const FOREIGN = refusal(403, 'foreign', 'Reports are accepted from this site’s pages only.');
const OTHER_DSN = refusal(403, 'other-dsn', 'Reports are forwarded to this site’s own receiver only.');
const TOO_LARGE = refusal(413, 'too-large', 'The report is larger than any that is sent here.');
const TOO_MANY = refusal(429, 'too-many', 'Too many reports. Try again in a minute.');
const REFUSED = refusal(502, 'receiver-refused', 'The receiver of reports refused it.');
const UNREACHABLE = refusal(503, 'receiver-unreachable', 'The receiver of reports does not answer.');

const sendTooMany = (response: ServerResponse) =>
  sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);

let warnedAt = 0;

/** Logs a problem of the receiver, once a minute; nothing of the report. */
function warnOperator(what: string): void {
  if (Date.now() - warnedAt < WINDOW_MS) return;
  warnedAt = Date.now();
  log('warn', 'errors', `${what} (NEXT_PUBLIC_SENTRY_DSN, docs/errors.md)`);
}

function sendOutcome(response: ServerResponse, forwarded: Forwarded | null): void {
  for (const [name, value] of Object.entries(forwarded?.rateLimits ?? {})) response.setHeader(name, value);
  if (!forwarded || forwarded.status >= 500) {
    warnOperator(
      forwarded ? `the receiver of reports answered ${forwarded.status}` : 'the receiver of reports does not answer',
    );
    return sendError(response, UNREACHABLE);
  }
  if (forwarded.status < 300) return sendJson(response, 200, {});
  if (forwarded.status === 429) return sendError(response, TOO_MANY);
  if (forwarded.status === 413) return sendError(response, TOO_LARGE);
  warnOperator(`the receiver of reports answered ${forwarded.status}`);
  sendError(response, REFUSED);
}

async function relay(request: IncomingMessage, response: ServerResponse, dsn: Dsn): Promise<void> {
  const body = await readBody(request, MAX_RECORDING_BYTES);
  if (body === 'too-large') return sendError(response, TOO_LARGE);
  if (body === 'aborted') return sendError(response, MALFORMED);
  const relayed = relayedEnvelope(body, dsn);
  if (relayed === 'malformed') return sendError(response, MALFORMED);
  if (relayed === 'other-dsn') return sendError(response, OTHER_DSN);
  // The browser ignores fewer errors than the server, so this is not an invalid report.
  if (relayed === 'nothing-left') return sendJson(response, 200, {});
  if (body.length > MAX_ERROR_BYTES && !relayed.hasRecording) return sendError(response, TOO_LARGE);
  sendOutcome(response, await forward(dsn, relayed.body));
}

/** True also without a Content-Length. */
const isLarge = ({ headers }: IncomingMessage): boolean =>
  !(Number(headers['content-length'] ?? Infinity) <= MAX_ERROR_BYTES);

/**
 * Answers `POST /api/errors`: forwards a browser's report to the receiver of NEXT_PUBLIC_SENTRY_DSN. Nothing of the sender is
 * forwarded, nothing of the report is stored or logged. 200 `{}`, or 400, 403, 404 (no DSN), 405, 413, 429 with Retry-After, 502 and
 * 503 for a receiver that refuses or is unreachable; with its rate limit headers.
 */
export async function answerErrorReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const dsn = ownDsn();
  if (!dsn) return sendError(response, OFF);
  if (!isSameOrigin(request.headers)) return sendError(response, FOREIGN);
  if (isStaging()) return sendError(response, STAGING);
  const address = clientAddress(request);
  if (!(await reports.take(address))) return sendTooMany(response);
  if (!isLarge(request)) return relay(request, response, dsn);
  if (activeLarge >= MAX_CONCURRENT_LARGE) return sendTooMany(response);
  activeLarge += 1;
  try {
    if (!(await large.take(address))) return sendTooMany(response);
    await relay(request, response, dsn);
  } finally {
    activeLarge -= 1;
  }
}
