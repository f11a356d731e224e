import { logThrottled } from '../editor/log-throttled';
import { withoutRight } from '../editor/no-editor';
import { verifyEditor } from '../editor/session';
import { log } from '../../platform/log';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { isUpstreamError } from '../../platform/upstream-error';
import { foreignRequestError } from '../../visitors/visit/own-page';

import type { ServerResponse } from 'node:http';
import type { EditorRights } from '@/shared/editor-page';
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

export interface ClearAction {
  method: 'POST' | 'DELETE';
  /** All of them are required. */
  rights: readonly (keyof EditorRights)[];
  /** @throws when it failed */
  clear(login: string): Promise<void>;
}

/** Answers a request that clears: `{ cleared: true }`. Only a script of this site's pages can send it, for an editor with the rights. */
export async function answerClear(
  request: RequestWithCookies,
  response: ServerResponse,
  { method, rights, clear }: ClearAction,
): Promise<void> {
  if (!allowsMethod(request, response, [method])) return;
  const refuse = (refusal: ApiError): void => {
    logThrottled('warn', `clearing was refused: ${refusal.code}`);
    sendError(response, refusal);
  };
  const refusal = foreignRequestError(request);
  if (refusal) return refuse(refusal);
  try {
    const check = await verifyEditor(request, response);
    if (check.kind !== 'editor') return refuse(NO_EDITOR);
    const { editor } = check;
    const [lacking] = rights.flatMap((right) => withoutRight(editor.rights, right) ?? []);
    if (lacking) return refuse(lacking);
    await clear(editor.login);
    sendJson(response, 200, { cleared: true });
  } catch (error) {
    log('error', 'cache', 'could not be cleared', error);
    sendError(response, isUpstreamError(error) ? UPSTREAM : FAILED);
  }
}
