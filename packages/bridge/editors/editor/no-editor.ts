import { apiError, type ApiError } from '../../platform/request/json';
import { PROBLEMS } from './problems';
import { verifyEditor, type Editor, type EditorCheck } from './session';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

/** Returns the error for a request without a verified editor: 401 signed out, 403 no right, else a problem of the site. */
export function noEditor({ kind }: Exclude<EditorCheck, { kind: 'editor' }>): ApiError {
  if (kind === 'closed' || kind === 'outdated' || kind === 'unknown') return PROBLEMS[kind];
  if (kind === 'no-right') return apiError(403, kind, 'You are signed in, but may not edit.');
  return apiError(401, kind, 'Nobody is signed in.');
}

/** Returns the editor who sent a request, if WordPress lets them clear everything; else the refusal. @throws UpstreamError */
export async function whoClearsAll(request: RequestWithCookies, response: ServerResponse): Promise<Editor | ApiError> {
  const check = await verifyEditor(request, response);
  if (check.kind !== 'editor') return PROBLEMS.noEditor;
  return check.editor.rights.clearAll ? check.editor : PROBLEMS.noRight;
}
