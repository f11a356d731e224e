import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { keepFocusIn, lockScroll } from './page-behind';

/** Open overlays, the last on top: only that one listens, and the page stays locked until all are gone. */
const stack: HTMLElement[] = [];

/** Everything below body that does not hold the overlay and is not out of reach already. */
function elementsBehind(box: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (el): el is HTMLElement => el instanceof HTMLElement && !el.contains(box) && !el.inert,
  );
}

/**
 * What an overlay owes the page as long as it is drawn (specification, section 2): Escape and a click on the layer itself
 * close it, so does a link that leads to another page; the page behind neither scrolls nor takes the focus, and the
 * focus returns to where it was.
 * @param ref the layer, focusable (tabIndex -1), below body
 */
export function useOverlay(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  // Before the browser handles the next key, which would move the focus on, and `before` with it.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const before = document.activeElement;
    const behind = elementsBehind(box);
    let pressed: EventTarget | null = null;
    const onPress = (event: Event) => (pressed = event.target);
    const onClick = ({ target }: Event) => {
      // A press inside that is let go outside, as when marking text, is no click outside.
      const outside = target === box && pressed === box;
      if (outside || (target instanceof Element && target.closest('a[href^="/"]'))) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (stack.at(-1) !== box) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepFocusIn(box, event);
    };
    if (!stack.length) lockScroll(true);
    stack.push(box);
    for (const el of behind) el.inert = true;
    box.addEventListener('pointerdown', onPress);
    box.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    box.focus({ preventScroll: true });
    return () => {
      stack.splice(stack.indexOf(box), 1);
      if (!stack.length) lockScroll(false);
      for (const el of behind) el.inert = false;
      box.removeEventListener('pointerdown', onPress);
      box.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
}
