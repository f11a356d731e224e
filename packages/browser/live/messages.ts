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
 * - painted: shows the newest text; problem: why a block is not what it could be, '' without one
 * - size: the height of a block, in px
 * - failed: still shows the one before; 0 when the site did not answer
 * - pick: what was clicked: a block, or the text or picture (its file name) of a field
 */
export type ToEditor =
  | { footbridge: 'ready' }
  | { footbridge: 'painted'; timing: string; problem: string }
  | { footbridge: 'size'; height: number }
  | { footbridge: 'failed'; status: number }
  | { footbridge: 'pick'; block: number | null; text: string; picture: string };

export interface EditorLink {
  send(message: ToEditor): void;
}

/**
 * Returns the window of WordPress's editor: around this page's iframe and the canvas, which is an iframe, too, or the one that
 * opened it; null without one.
 */
function editorWindow(): Window | null {
  if (window.top !== window) return window.top;
  return window.opener;
}

/**
 * Connects to WordPress's editor; null without one. Messages from other windows and origins are ignored.
 * @param origins of WordPress
 */
export function connectEditor(origins: readonly string[], onMessage: (message: FromEditor) => void): EditorLink | null {
  const editor = editorWindow();
  if (!editor) return null;
  /** Known with its first message. */
  let editorOrigin: string | null = null;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== editor || !origins.includes(origin)) return;
    editorOrigin = origin;
    const message = readToken(data) ?? readSelection(data) ?? readBlock(data);
    if (message) onMessage(message);
  });
  return {
    send(message) {
      for (const origin of editorOrigin ? [editorOrigin] : origins) editor.postMessage(message, origin);
    },
  };
}
