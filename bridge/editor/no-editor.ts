import { PROBLEMS } from './notice';

import type { ApiError } from '../request/json';
import type { EditorCheck } from './session';

/** What a script of the site is told where no editor is signed in: 401 nobody, 403 no right, else what is wrong here. */
export function noEditor({ kind }: Exclude<EditorCheck, { kind: 'editor' }>): ApiError {
  if (kind === 'closed' || kind === 'outdated' || kind === 'unknown') return PROBLEMS[kind];
  if (kind === 'no-right') return { status: 403, code: kind, message: 'You are signed in, but may not edit.' };
  return { status: 401, code: kind, message: 'Nobody is signed in.' };
}
