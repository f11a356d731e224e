import { useEffect, useEffectEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,[tabindex="0"]';

/** Open overlays, the last on top: only that one listens, and the page stays locked until all are gone. */
const stack: HTMLElement[] = [];

function focusables(box: HTMLElement): HTMLElement[] {
  // A closed accordion's links are in the tree and cannot take the focus.
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.checkVisibility?.() ?? true);
}

/** The page behind stands still; the scroll bar's width is kept free, or the page would jump sideways. */
function lock(on: boolean) {
  const { style } = document.body;
  style.paddingRight = on ? `${window.innerWidth - document.documentElement.clientWidth}px` : '';
  style.overflow = on ? 'hidden' : '';
}

/** Keeps Tab inside: from the last to the first and back. */
function wrapFocus(event: KeyboardEvent, box: HTMLElement) {
  const all = focusables(box);
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === box : at === last || !box.contains(at);
  if (!leaves && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * What an overlay owes the page as long as it is drawn (specification, section 2): Escape closes it, the page behind
 * neither scrolls nor takes the focus, and the focus returns to where it was.
 * @param ref the box that holds the overlay, focusable (tabIndex -1), below body
 */
export function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const before = document.activeElement;
    const behind = [...document.body.children].filter(
      (el): el is HTMLElement => el instanceof HTMLElement && !el.contains(box) && !el.inert,
    );
    const onKeyDown = (event: KeyboardEvent) => {
      if (stack.at(-1) !== box) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') wrapFocus(event, box);
    };
    if (!stack.length) lock(true);
    stack.push(box);
    behind.forEach((el) => (el.inert = true));
    document.addEventListener('keydown', onKeyDown);
    box.focus({ preventScroll: true });
    return () => {
      stack.splice(stack.indexOf(box), 1);
      if (!stack.length) lock(false);
      behind.forEach((el) => (el.inert = false));
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
}
