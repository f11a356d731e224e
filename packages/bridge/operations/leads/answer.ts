import { isOfWordPress, requestLimit } from '../../platform/request/allows';
import { allowsMethod, apiError, sendError, sendJson } from '../../platform/request/json';
import { leadSummary } from './summary';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** One for each time that somebody opens the page in wp-admin. */
const isAllowed = requestLimit('leads summary', 60);

const UNKNOWN = apiError(503, 'unknown', 'Leads are off, or cannot be counted now.');

/** Answers `GET /api/leads`, signed by the plugin: the last days' leads and the stuck ones, without personal data. */
export async function answerLeads(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['GET']) || !(await isAllowed(request, response))) return;
  if (!isOfWordPress(request, response, 'GET /api/leads')) return;
  const summary = await leadSummary();
  if (!summary) return sendError(response, UNKNOWN);
  sendJson(response, 200, summary);
}
