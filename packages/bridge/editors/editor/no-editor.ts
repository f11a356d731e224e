import { PROBLEMS } from './problems';

import type { ApiError } from '../../platform/request/json';
import type { EditorCheck } from './session';
import type { EditorRights } from '@footbridge/shared/editor-page';

const LACKING: Readonly<Record<keyof EditorRights, string>> = {
  clearPage: 'Your account may not clear pages: WordPress gives that right with edit_others_posts.',
  clearAll: 'Your account may not do this: WordPress gives that right with manage_options or footbridge_clear_all.',
};

/** Returns the refusal for an editor without one of the rights; null for an editor who has it. */
export function withoutRight(rights: EditorRights, right: keyof EditorRights): ApiError | null {
  return rights[right] ? null : { status: 403, code: 'no-right', message: LACKING[right] };
}

/** Returns the error for a request without a verified editor: 401 signed out, 403 no right, else a problem of the site. */
export function noEditor({ kind }: Exclude<EditorCheck, { kind: 'editor' }>): ApiError {
  if (kind === 'closed' || kind === 'outdated' || kind === 'unknown') return PROBLEMS[kind];
  if (kind === 'no-right') return { status: 403, code: kind, message: 'You are signed in, but may not edit.' };
  return { status: 401, code: kind, message: 'Nobody is signed in.' };
}
