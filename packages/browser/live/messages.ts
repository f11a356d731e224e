import { numberIn, orNull, recordOf, textUpTo, oneOf } from '@footbridge/browser/lib/shape';

const MAX_TOKEN_LENGTH = 1000;
const MAX_BLOCKS = 10_000;
/** As much as the site takes. */
const MAX_BLOCK_LENGTH = 262_144;
/** A field's beginning identifies it. */
export const MAX_TEXT_LENGTH = 300;

const block = orNull(numberIn(0, MAX_BLOCKS));
const readToken = recordOf({ footbridge: oneOf('token'), token: textUpTo(MAX_TOKEN_LENGTH) });
const readBlock = recordOf({
  footbridge: oneOf('block'),
  token: textUpTo(MAX_TOKEN_LENGTH),
  block: textUpTo(MAX_BLOCK_LENGTH),
});
const readSelection = recordOf({ footbridge: oneOf('select'), block, text: textUpTo(MAX_TEXT_LENGTH) });

/** What is selected in the editor: a block's number, from 0, or the text of a field. */
export interface Selection {
  block: number | null;
  text: string;
}

/** From the editor. token: render with it, now. block: render this block, JSON, with the token. */
export type FromEditor =
  | { footbridge: 'token'; token: string }
  | ({ footbridge: 'select' } & Selection)
  | { footbridge: 'block'; token: string; block: string };

/**
 * To the editor.
 * - ready: waits for a token, or a block
 * - painted: shows the newest text; problem, of a block: why the site does not render it, '' without a reason
 * - size: the height of a block, in px
 * - failed: still shows the one before; 0 when the site did not answer
 * - pick: what was clicked: a block, or the text or picture (its file name) of a field
 */
export type ToEditor =
  | { footbridge: 'ready' }
  | { footbridge: 'painted'; timing: string; problem?: string }
  | { footbridge: 'size'; height: number }
  | { footbridge: 'failed'; status: number }
  | { footbridge: 'pick'; block: number | null; text: string; picture: string };

export interface EditorLink {
  send(message: ToEditor): void;
}

/**
 * Returns the windows that may be WordPress's editor: the one around this page's iframe, the one around the editor's canvas, which
 * is an iframe, too, or the one that opened this page.
 */
function editorWindows(): Window[] {
  const around = [...new Set([window.parent, window.parent.parent])].filter((one) => one !== window);
  if (around.length > 0) return around;
  const opener: Window | null = window.opener;
  return opener ? [opener] : [];
}

/** Connects to WordPress's editor; null without one. Messages from other windows and origins are ignored. */
export function connectEditor(origins: readonly string[], onMessage: (message: FromEditor) => void): EditorLink | null {
  const editors = editorWindows();
  if (editors.length === 0) return null;
  /** Known with its first message. */
  let known: { window: Window; origin: string } | null = null;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const editor = editors.find((one) => one === source);
    if (!editor || !origins.includes(origin)) return;
    known = { window: editor, origin };
    const message = readToken(data) ?? readSelection(data) ?? readBlock(data);
    if (message) onMessage(message);
  });
  return {
    send(message) {
      if (known) return known.window.postMessage(message, known.origin);
      for (const editor of editors) for (const origin of origins) editor.postMessage(message, origin);
    },
  };
}
