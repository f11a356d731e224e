import { isUpstreamError } from '../../platform/upstream-error';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/same-origin';
import { logThrottled } from './log-throttled';
import { noEditor } from './no-editor';
import { PROBLEMS } from './preview-notice';
import { pageFacts } from './page-facts';
import { verifyEditor } from './session';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

/** Longer than any address of this site. */
const LONGEST = 2000;
const NO_PATH = { status: 400, code: 'malformed', message: 'There is no path to tell about.' };

/**
 * `GET /api/editor/page?path=/about/`: what the admin bar says of a page, to editors whom WordPress knows and to pages of
 * this site. 401 nobody is signed in, 403 no right; without a session WordPress is not asked.
 */
export async function answerPageFacts(
  request: RequestWithCookies,
  response: ServerResponse,
  path: string | null,
): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (!isSameOrigin(request.headers)) return sendError(response, PROBLEMS.foreign);
  if (!path?.startsWith('/') || path.length > LONGEST) return sendError(response, NO_PATH);
  try {
    const check = await verifyEditor(request, response);
    if (check.kind !== 'editor') return sendError(response, noEditor(check));
    sendJson(response, 200, await pageFacts(path, check.editor));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    logThrottled('warn', 'WordPress did not answer a question about an editor');
    sendError(response, PROBLEMS.away);
  }
}
