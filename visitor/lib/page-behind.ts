const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,[tabindex="0"]';

/** Locks the page's scrolling, and reserves the scroll bar's width, so that the page does not shift. */
export function lockScroll(on: boolean) {
  const { style } = document.body;
  style.paddingRight = on ? `${window.innerWidth - document.documentElement.clientWidth}px` : '';
  style.overflow = on ? 'hidden' : '';
}

/** Moves the focus from the last element to the first and back, on Tab. */
export function trapFocus(box: HTMLElement, event: KeyboardEvent) {
  // Links in a closed accordion cannot take the focus.
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.checkVisibility?.() ?? true);
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === box : at === last || !box.contains(at);
  if (!leaves && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
