import { logEachMinute } from '../../platform/log-repeated';
import { whoClearsAll } from '../editor/no-editor';
import { PROBLEMS } from '../editor/problems';
import { log } from '../../platform/log';
import { cachedPages } from '../../cache/page-cache/store';
import { purgeCdn } from '../../cache/purge/purge';
import { allowsMethod, apiError, sendError, sendJson, type ApiError } from '../../platform/request/json';
import { isUpstreamError } from '../../platform/upstream-error';
import { foreignRequestError } from '../../visitors/visit/token';
import { clearEverything } from './clear';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';

const FAILED = apiError(500, 'not-cleared', 'The cache could not be cleared.');

/** Answers `DELETE /api/wordpress-cache` → `{ cleared: true }` (specification, sections 5 and 7). */
export async function answerClearAll(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['DELETE'])) return;
  const refuse = (refusal: ApiError): void => {
    logEachMinute('warn', 'editor', `clearing the whole cache was refused: ${refusal.code}`);
    sendError(response, refusal);
  };
  const refusal = foreignRequestError(request);
  if (refusal) return refuse(refusal);
  try {
    const editor = await whoClearsAll(request, response);
    if ('status' in editor) return refuse(editor);
    const pages = await cachedPages();
    await clearEverything(editor.login);
    purgeCdn(
      pages.map(({ path }) => path),
      true,
    );
    sendJson(response, 200, { cleared: true });
  } catch (error) {
    log('error', 'cache', 'could not be cleared', error);
    sendError(response, isUpstreamError(error) ? PROBLEMS.upstream : FAILED);
  }
}
