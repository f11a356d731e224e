const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,[tabindex="0"]';

/** Locks the page's scrolling, and reserves the scroll bar's width, so that the page does not shift. */
function lockScroll(on: boolean) {
  const { style } = document.body;
  style.paddingRight = on ? `${window.innerWidth - document.documentElement.clientWidth}px` : '';
  style.overflow = on ? 'hidden' : '';
}

/** Moves the focus from the last element to the first and back, on Tab. */
function trapFocus(box: HTMLElement, event: KeyboardEvent) {
  // Links in a closed accordion cannot take the focus.
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.checkVisibility?.() ?? true);
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === box : at === last || !box.contains(at);
  if (!leaves && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Open overlays, topmost last. Only that one handles events; the page stays locked until all are closed. */
const stack: HTMLElement[] = [];

/** Returns body's children that do not contain the overlay and are not inert yet. */
function elementsBehind(box: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (el): el is HTMLElement => el instanceof HTMLElement && !el.contains(box) && !el.inert,
  );
}

/**
 * Covers the page with an overlay (specification, section 2): Escape, a click on the layer and a link to another page close it; the
 * page behind does not scroll or take the focus.
 * @param box the layer, focusable (tabIndex -1), below body
 * @returns a function that uncovers the page and restores the focus
 */
export function coverPage(box: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  const behind = elementsBehind(box);
  const ends = new AbortController();
  const { signal } = ends;
  let pointerTarget: EventTarget | null = null;
  if (stack.length === 0) lockScroll(true);
  stack.push(box);
  for (const el of behind) el.inert = true;
  box.addEventListener('pointerdown', ({ target }) => (pointerTarget = target), { signal });
  box.addEventListener(
    'click',
    ({ target }) => {
      // A pointer that goes down inside and up outside, as when selecting text, is no click outside.
      const isOutside = target === box && pointerTarget === box;
      if (isOutside || (target instanceof Element && target.closest('a[href^="/"]'))) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (stack.at(-1) !== box) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') trapFocus(box, event);
    },
    { signal },
  );
  box.focus({ preventScroll: true });
  return () => {
    ends.abort();
    stack.splice(stack.indexOf(box), 1);
    if (stack.length === 0) lockScroll(false);
    for (const el of behind) el.inert = false;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
