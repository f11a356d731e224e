import { trapFocus, lockScroll } from './page-behind';

/** Open overlays, the last on top: only that one listens, and the page stays locked until all are gone. */
const stack: HTMLElement[] = [];

/** Everything below body that does not hold the overlay and is not inert already. */
function elementsBehind(box: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (el): el is HTMLElement => el instanceof HTMLElement && !el.contains(box) && !el.inert,
  );
}

/**
 * Does what an overlay owes the page while it is open (specification, section 2): Escape, a click on the layer itself and a
 * link to another page close it; the page behind neither scrolls nor takes the focus, and the focus returns to where it was.
 * @param box the layer, focusable (tabIndex -1), below body
 * @returns what gives the page back
 */
export function coverPage(box: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  const behind = elementsBehind(box);
  const ends = new AbortController();
  const { signal } = ends;
  let pressed: EventTarget | null = null;
  if (stack.length === 0) lockScroll(true);
  stack.push(box);
  for (const el of behind) el.inert = true;
  box.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  box.addEventListener(
    'click',
    ({ target }) => {
      // A press inside that is let go outside, as when marking text, is no click outside.
      const isOutside = target === box && pressed === box;
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
