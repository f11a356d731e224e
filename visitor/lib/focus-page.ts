import { CONTENT_ID } from '@/shared/content-id';

/** Focuses the page, when the focused element is removed. */
export function focusPage(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
