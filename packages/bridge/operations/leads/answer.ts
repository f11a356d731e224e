import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { isSignedRequest } from '../../platform/signature';
import { leadSummary } from './summary';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../platform/request/json';

/** The text that WordPress signs. */
const SIGNED = 'GET /api/leads';
const WINDOW_MS = 60_000;
/** One for each time that somebody opens the page in wp-admin. */
const requests = sharedRateLimit({ name: 'leads summary', max: 60, windowMs: WINDOW_MS });

const UNAUTHORIZED: ApiError = {
  status: 401,
  code: 'unauthorized',
  message: 'Only this site’s WordPress may read this.',
};
const TOO_MANY: ApiError = { status: 429, code: 'too-many', message: 'Too many requests. Try again in a minute.' };
const UNKNOWN: ApiError = { status: 503, code: 'unknown', message: 'Leads are off, or cannot be counted now.' };

/**
 * Answers `GET /api/leads`, signed by the plugin with FOOTBRIDGE_SECRET: the leads of the last days by form, target and state,
 * and those that are stuck, without personal data. Errors: 401, 405, 429, 503.
 */
export async function answerLeads(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (!(await requests.take(clientAddress(request))))
    return sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);
  if (!isSignedRequest(request, SIGNED)) return sendError(response, UNAUTHORIZED);
  const summary = await leadSummary();
  if (!summary) return sendError(response, UNKNOWN);
  sendJson(response, 200, summary);
}
