import type { MouseEvent } from 'react';

/** A click that asks for nothing else: with a key held it opens a new tab or a window, which is the browser's to do. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
