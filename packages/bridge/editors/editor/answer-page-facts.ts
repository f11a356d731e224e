import { isUpstreamError } from '../../platform/upstream-error';
import { allowsMethod, apiError, sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { logEachMinute } from '../../platform/log-repeated';
import { noEditor } from './no-editor';
import { PROBLEMS } from './problems';
import { pageFacts } from './page-facts';
import { verifyEditor } from './session';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

const MAX_PATH_LENGTH = 2000;
const NO_PATH = apiError(400, 'malformed', 'The path is missing or invalid.');

/** Answers `GET /api/editor/page?path=/about/`: the admin bar's data about a page. 401 signed out, 403 no right. */
export async function answerPageFacts(
  request: RequestWithCookies,
  response: ServerResponse,
  path: string | null,
): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (!isSameOrigin(request.headers)) return sendError(response, PROBLEMS.foreign);
  if (!path?.startsWith('/') || path.length > MAX_PATH_LENGTH) return sendError(response, NO_PATH);
  try {
    const check = await verifyEditor(request, response);
    if (check.kind !== 'editor') return sendError(response, noEditor(check));
    sendJson(response, 200, await pageFacts(path, check.editor));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    logEachMinute('warn', 'editor', 'WordPress did not answer a request about an editor');
    sendError(response, PROBLEMS.upstream);
  }
}
