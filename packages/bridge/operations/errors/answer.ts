import { isStaging } from '../../platform/headers/search-engines';
import { logEachMinute } from '../../platform/log-repeated';
import { isOwnPages, requestLimit } from '../../platform/request/allows';
import { allowsMethod, apiError, MALFORMED, sendError, sendJson, UNREAD } from '../../platform/request/json';
import { readBody } from '../../platform/request/read-body';
import { isSameDsn, ownDsn, parseDsn, type Dsn } from '../../platform/dsn';
import { parseJson } from '../../platform/json-limits';
import { own } from '@footbridge/shared/fields';
import { MAX_REPORT_BYTES } from '@footbridge/shared/errors/settings';
import { forward } from './forward';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A recording's part has another item beside it. */
const MAX_BYTES = 1.1 * MAX_REPORT_BYTES;
/** A header has a dozen values. */
const HEADER_LIMITS = { maxDepth: 8, maxValues: 200 };
/** A recording sends every five seconds. */
const isAllowed = requestLimit('errors', 120);

const OFF = apiError(404, 'off', 'This site reports no errors.');
const STAGING = apiError(403, 'staging', 'Errors are reported from the public site only.');
const OTHER_DSN = apiError(403, 'other-dsn', 'Reports are forwarded to this site’s own receiver only.');
const TOO_LARGE = apiError(413, 'too-large', 'The report is larger than any that is sent here.');
const TOO_MANY = apiError(429, 'too-many', 'Too many reports. Try again in a minute.');
const REFUSED = apiError(502, 'receiver-refused', 'The receiver of reports refused it.');
const UNREACHABLE = apiError(503, 'receiver-unreachable', 'The receiver of reports does not answer.');

async function sendToReceiver(response: ServerResponse, dsn: Dsn, body: Buffer): Promise<void> {
  const answer = await forward(dsn, body);
  for (const [name, value] of Object.entries(answer?.rateLimits ?? {})) response.setHeader(name, value);
  if (answer && answer.status < 300) return sendJson(response, 200, {});
  if (answer?.status === 429) return sendError(response, TOO_MANY);
  if (answer?.status === 413) return sendError(response, TOO_LARGE);
  const problem = answer ? `answered ${answer.status}` : 'does not answer';
  logEachMinute('warn', 'errors', `the receiver of reports ${problem} (NEXT_PUBLIC_SENTRY_DSN, docs/errors.md)`);
  sendError(response, !answer || answer.status >= 500 ? UNREACHABLE : REFUSED);
}

/** Returns the receiver that an envelope's first line names. @throws Error for what is no envelope */
function receiverOf(body: Buffer): Dsn | null {
  const end = body.indexOf('\n');
  if (end < 0) throw new Error('The envelope has no items');
  return parseDsn(String(own(parseJson(body.subarray(0, end), HEADER_LIMITS), 'dsn')));
}

async function relay(request: IncomingMessage, response: ServerResponse, dsn: Dsn): Promise<void> {
  const body = await readBody(request, MAX_BYTES);
  if (typeof body === 'string') return sendError(response, body === 'too-large' ? TOO_LARGE : UNREAD[body]);
  try {
    const named = receiverOf(body);
    if (!named || !isSameDsn(named, dsn)) return sendError(response, OTHER_DSN);
  } catch {
    return sendError(response, MALFORMED);
  }
  await sendToReceiver(response, dsn, body);
}

/** Answers `POST /api/errors`: forwards a browser's report to the receiver. Nothing of it or its sender is stored or logged. */
export async function answerErrorReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const dsn = ownDsn();
  if (!dsn) return sendError(response, OFF);
  if (!isOwnPages(request, response)) return;
  if (isStaging()) return sendError(response, STAGING);
  if (await isAllowed(request, response)) await relay(request, response, dsn);
}
