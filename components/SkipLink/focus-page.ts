import { CONTENT_ID } from './SkipLink';

/** Where the focus goes when what had it vanishes: the page. */
export function focusPage(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
