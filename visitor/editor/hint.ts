import { readCookie } from '../cookies';
import { orNull, recordOf, textUpTo } from '../lib/shape';
import { keptState } from '../state/kept-state';

/** As the site's own sign-in sets it (bridge/editor/marker.ts): no secret, it proves nothing. */
const MARKER_COOKIE = 'footbridge-editor';

/** Longer than any login name of WordPress. */
const login = textUpTo(60);
const readHint = recordOf({ editor: orNull(recordOf({ login })) });

/** Whom WordPress's own cookie names, as the session's one question to the server told; written for editors only. */
export const editorHint = keptState<{ login: string | null }>({
  area: 'session',
  name: 'footbridge.editor',
  version: 1,
  shape: { login: orNull(login) },
  initial: { login: null },
});

/** Takes down whom `/api/visitor` takes for an editor. In: its answer, unchecked. */
export function noteEditor(visitor: unknown): void {
  const named = readHint(visitor)?.editor?.login ?? null;
  if (named !== editorHint.getState().login) editorHint.setState({ login: named });
}

/** Whether somebody has signed in here, or had: all that visitors pay for the admin bar is this look, and the one above. */
export const hasMarker = (): boolean => readCookie(MARKER_COOKIE) !== undefined;
