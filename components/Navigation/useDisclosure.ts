import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../hooks/useHydrated';

/** ms: a pointer on its way across the bar opens nothing, one that cuts a corner to the panel closes nothing. */
const INTENT = 120;
const GRACE = 300;

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Behaviour of the menu bar: which panel is open, and what pointer and keys do to it. The items of the bar carry
 * `data-top`, their panel follows them; `live` is false until the browser runs it (CSS alone opens panels till then).
 */
export function useDisclosure() {
  const [open, setOpen] = useState(-1);
  const live = useHydrated();
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opened by a click, not by hovering: only then does the next click close it.
  const pinned = useRef(false);

  const later = (index: number, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pinned.current = false;
      setOpen(index);
    }, ms);
  };

  useEffect(() => {
    const onPress = ({ target }: Event) => target instanceof Node && !bar.current?.contains(target) && setOpen(-1);
    // Wherever the focus is: what hovering opened must go away without moving the pointer.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(-1);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = document.activeElement;
    const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')];
    const top = tops.find((el) => el.parentElement?.contains(at));
    const links = [...(top?.nextElementSibling?.querySelectorAll<HTMLElement>('a') ?? [])];
    const step = STEP[event.key];
    if (event.key === 'Escape' && open >= 0) top?.focus();
    else if (step && top && at instanceof HTMLElement) {
      const down = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      const row = down ? [top, ...links] : tops;
      if (down && !links.length) return;
      event.preventDefault();
      // Drawn at once: what is hidden cannot take the focus.
      if (down) flushSync(() => setOpen(Number(top.dataset.top)));
      row.at((row.indexOf(down ? at : top) + step) % row.length)?.focus();
    }
  };

  return {
    open,
    bar: {
      ref: bar,
      'data-live': live || undefined,
      onKeyDown,
      onBlur: (event: FocusEvent<HTMLElement>) =>
        event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(-1),
      onClick: (event: MouseEvent<HTMLElement>) => event.target instanceof Element && event.target.closest('a') && setOpen(-1),
    },
    pointer: (index: number) => ({
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(index, INTENT),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && !pinned.current && later(-1, GRACE),
    }),
    toggle: (index: number) => {
      clearTimeout(timer.current);
      setOpen(open === index && pinned.current ? -1 : index);
      pinned.current = true;
    },
  };
}
