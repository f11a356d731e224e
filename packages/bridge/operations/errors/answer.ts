import { isStaging } from '../../platform/headers/stage';
import { log } from '../../platform/log';
import { clientAddress } from '../../platform/request/client-address';
import { concurrencyLimit } from '../../platform/request/concurrency-limit';
import { allowsMethod, MALFORMED, sendError, sendJson, UNREAD, type ApiError } from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { readBody } from '../../platform/request/read-body';
import { isSameOrigin } from '../../platform/request/same-origin';
import { ownDsn, type Dsn } from '../../platform/dsn';
import { MAX_REPORT_BYTES } from '@footbridge/shared/errors/settings';
import { relayedEnvelope } from './envelope';
import { forward } from './forward';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A recording's envelope has another item beside it. */
const MAX_LARGE_BYTES = MAX_REPORT_BYTES.recording + MAX_REPORT_BYTES.error;

const WINDOW_MS = 60_000;
/** A recording sends every five seconds. Several visitors may share an address. */
const reports = sharedRateLimit({ name: 'errors', max: 120, windowMs: WINDOW_MS });
/** Large reports cost this server time. */
const large = sharedRateLimit({ name: 'recordings', max: 30, windowMs: WINDOW_MS });
/** Together at most 31 MB in memory. A browser sends one part of a recording after the other, but several errors at once. */
const places = {
  large: concurrencyLimit({ max: 8, maxPerKey: 1 }),
  small: concurrencyLimit({ max: 64, maxPerKey: 8 }),
};

const refusal = (status: number, code: string, message: string): ApiError => ({ status, code, message });

const OFF = refusal(404, 'off', 'This site reports no errors.');
const STAGING = refusal(403, 'staging', 'Errors are reported from the public site only.');
const FOREIGN = refusal(403, 'foreign', 'Reports are accepted from this site’s pages only.');
const OTHER_DSN = refusal(403, 'other-dsn', 'Reports are forwarded to this site’s own receiver only.');
const TOO_LARGE = refusal(413, 'too-large', 'The report is larger than any that is sent here.');
const TOO_MANY = refusal(429, 'too-many', 'Too many reports. Try again in a minute.');
const REFUSED = refusal(502, 'receiver-refused', 'The receiver of reports refused it.');
const UNREACHABLE = refusal(503, 'receiver-unreachable', 'The receiver of reports does not answer.');

let warnedAt = 0;

/** Logs a problem of the receiver, once a minute; nothing of the report. */
function warnOperator(status: number | undefined): void {
  if (Date.now() - warnedAt < WINDOW_MS) return;
  warnedAt = Date.now();
  const problem = status === undefined ? 'does not answer' : `answered ${status}`;
  log('warn', 'errors', `the receiver of reports ${problem} (NEXT_PUBLIC_SENTRY_DSN, docs/errors.md)`);
}

async function sendToReceiver(response: ServerResponse, dsn: Dsn, body: string): Promise<void> {
  const answer = await forward(dsn, body);
  for (const [name, value] of Object.entries(answer?.rateLimits ?? {})) response.setHeader(name, value);
  if (answer && answer.status < 300) return sendJson(response, 200, {});
  if (answer?.status === 429) return sendError(response, TOO_MANY);
  if (answer?.status === 413) return sendError(response, TOO_LARGE);
  warnOperator(answer?.status);
  sendError(response, !answer || answer.status >= 500 ? UNREACHABLE : REFUSED);
}

async function relay(request: IncomingMessage, response: ServerResponse, dsn: Dsn): Promise<void> {
  const body = await readBody(request, MAX_LARGE_BYTES);
  if (typeof body === 'string') return sendError(response, body === 'too-large' ? TOO_LARGE : UNREAD[body]);
  const relayed = relayedEnvelope(body, dsn);
  if (relayed === 'malformed') return sendError(response, MALFORMED);
  if (relayed === 'other-dsn') return sendError(response, OTHER_DSN);
  // The browser ignores fewer errors than the server, so this is not an invalid report.
  if (relayed === 'nothing-left') return sendJson(response, 200, {});
  if (body.length > MAX_REPORT_BYTES.error && !relayed.hasRecording) return sendError(response, TOO_LARGE);
  await sendToReceiver(response, dsn, relayed.body);
}

/**
 * Answers `POST /api/errors`: forwards a browser's report to the receiver of NEXT_PUBLIC_SENTRY_DSN, with the receiver's rate limits.
 * Nothing of the sender is forwarded, nothing of the report is stored or logged.
 */
export async function answerErrorReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const dsn = ownDsn();
  if (!dsn) return sendError(response, OFF);
  if (!isSameOrigin(request.headers)) return sendError(response, FOREIGN);
  if (isStaging()) return sendError(response, STAGING);
  const address = clientAddress(request);
  // Without a Content-Length it may be large.
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= MAX_REPORT_BYTES.error;
  const isAllowed = (await reports.take(address)) && (isSmall || (await large.take(address)));
  const free = isAllowed ? places[isSmall ? 'small' : 'large'](address) : null;
  if (!free) return sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);
  try {
    await relay(request, response, dsn);
  } finally {
    free();
  }
}
