import { logThrottled } from '../editor/log-throttled';
import { withoutRight } from '../editor/no-editor';
import { verifyEditor } from '../editor/session';
import { log } from '../../platform/log';
import { cachedPages } from '../../cache/page-cache/store';
import { purgeCdn } from '../../cache/purge/purge';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { isUpstreamError } from '../../platform/upstream-error';
import { foreignRequestError } from '../../visitors/visit/token';
import { clearEverything } from './clear';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';
import type { ApiError } from '../../platform/request/json';

const NO_EDITOR = {
  status: 403,
  code: 'no-editor',
  message: 'Only editors who are signed in here may clear the cache.',
};
const UPSTREAM = {
  status: 503,
  code: 'upstream',
  message: 'WordPress could not verify your account. Please try again.',
};
const FAILED = { status: 500, code: 'not-cleared', message: 'The cache could not be cleared.' };

/** Answers `DELETE /api/wordpress-cache` → `{ cleared: true }` (specification, sections 5 and 7). */
export async function answerClearAll(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['DELETE'])) return;
  const refuse = (refusal: ApiError): void => {
    logThrottled('warn', `clearing the whole cache was refused: ${refusal.code}`);
    sendError(response, refusal);
  };
  const refusal = foreignRequestError(request);
  if (refusal) return refuse(refusal);
  try {
    const check = await verifyEditor(request, response);
    if (check.kind !== 'editor') return refuse(NO_EDITOR);
    const lacking = withoutRight(check.editor.rights, 'clearAll');
    if (lacking) return refuse(lacking);
    const pages = await cachedPages();
    await clearEverything(check.editor.login);
    purgeCdn(
      pages.map(({ path }) => path),
      true,
    );
    sendJson(response, 200, { cleared: true });
  } catch (error) {
    log('error', 'cache', 'could not be cleared', error);
    sendError(response, isUpstreamError(error) ? UPSTREAM : FAILED);
  }
}
