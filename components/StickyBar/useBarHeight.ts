import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface BarHeight {
  /** Of the whole bar, px. */
  full: number;
  /** How far it sinks when it is folded, px. */
  fold: number;
}

interface ShownHeight extends BarHeight {
  /** How much of the window it covers now, px: the room it needs at the page's end. */
  visible: number;
}

function measure(bar: HTMLElement): BarHeight {
  const toggle = bar.querySelector('button');
  const safeArea = Number.parseFloat(getComputedStyle(bar).paddingBottom) || 0;
  const folded = toggle ? toggle.offsetTop + toggle.offsetHeight : 0;
  return { full: bar.offsetHeight, fold: Math.max(0, bar.clientHeight - safeArea - folded) };
}

/** What has the focus must not lie under the bar that has just opened by itself (WCAG 2.4.11). */
function showFocus(bar: HTMLElement, visible: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > window.innerHeight - visible) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Measures the bar, and tells the page how much of its window is covered: as scroll padding, so that what is focused
 * comes to stand above the bar, and as `--sticky-bar-height` for what else stands at the window's edge.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isOpen: boolean): ShownHeight {
  const [height, setHeight] = useState<BarHeight>({ full: 0, fold: 0 });
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const now = measure(element);
      setHeight((last) => (last.full === now.full && last.fold === now.fold ? last : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);

  const visible = isOpen ? height.full : height.full - height.fold;
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${visible}px`;
    style.setProperty('--sticky-bar-height', `${visible}px`);
    if (bar.current && isOpen) showFocus(bar.current, visible);
  }, [bar, isOpen, visible]);
  useEffect(
    () => () => {
      document.documentElement.style.scrollPaddingBottom = '';
      document.documentElement.style.removeProperty('--sticky-bar-height');
    },
    [],
  );
  return { ...height, visible };
}
