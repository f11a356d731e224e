const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,[tabindex="0"]';

/** The page behind stands still; the scroll bar's width is kept free, or the page would jump sideways. */
export function lockScroll(on: boolean) {
  const { style } = document.body;
  style.paddingRight = on ? `${window.innerWidth - document.documentElement.clientWidth}px` : '';
  style.overflow = on ? 'hidden' : '';
}

/** On Tab: from the last element to the first and back. */
export function trapFocus(box: HTMLElement, event: KeyboardEvent) {
  // A closed accordion's links are in the tree and cannot take the focus.
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.checkVisibility?.() ?? true);
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === box : at === last || !box.contains(at);
  if (!leaves && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
