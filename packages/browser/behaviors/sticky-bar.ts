import { deviceClass } from '@footbridge/browser/lib/device-class';

/** How long the bar stays open (specification, section 9). */
const OPEN_MS = { desktop: 5000, mobile: 2000, tablet: 2000 } as const;

/** Returns the distance that the bar moves down when folded, px; its title stays visible. */
function foldOf(bar: HTMLElement, toggle: HTMLElement): number {
  const safeArea = Number.parseFloat(getComputedStyle(bar).paddingBottom) || 0;
  return Math.max(0, bar.clientHeight - safeArea - toggle.offsetTop - toggle.offsetHeight);
}

/** Scrolls the focused element out from under the opened bar (WCAG 2.4.11). */
function showFocus(bar: HTMLElement, visible: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > window.innerHeight - visible)
    focused.scrollIntoView({ block: 'nearest' });
}

interface Parts {
  bar: HTMLElement;
  /** Spacer at the page's end. */
  space: HTMLElement;
  toggle: HTMLElement;
  body: HTMLElement;
}

/** Renders the bar open or folded, and sets its height as the page's scroll padding, which the geotarget tab reads. */
function render({ bar, space, toggle, body }: Parts, isOpen: boolean): void {
  const fold = foldOf(bar, toggle);
  const visible = isOpen ? bar.offsetHeight : bar.offsetHeight - fold;
  bar.dataset.open = String(isOpen);
  space.dataset.open = String(isOpen);
  toggle.setAttribute('aria-expanded', String(isOpen));
  body.inert = !isOpen;
  body.style.visibility = '';
  bar.style.translate = isOpen ? '0 0' : `0 ${fold}px`;
  space.style.height = `${visible}px`;
  // No custom property: the style of every element of the page would be computed again.
  document.documentElement.style.scrollPaddingBottom = `${visible}px`;
  if (isOpen) showFocus(bar, visible);
}

/** Folds the bar after OPEN_MS. While it has the pointer or the keyboard's focus, the time starts when they leave. */
function foldLater(bar: HTMLElement, fold: () => void): { start: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isPointed = false;
  const isInUse = () => isPointed || bar.querySelector(':focus-visible') !== null;
  const stop = () => {
    clearTimeout(timer);
    isDue = false;
  };
  const start = () => {
    stop();
    timer = setTimeout(() => {
      if (isInUse()) isDue = true;
      else fold();
    }, OPEN_MS[deviceClass(navigator.userAgent)]);
  };
  const release = () => isDue && !isInUse() && start();
  // Not for touch: a browser may not report that a finger was lifted.
  bar.addEventListener('pointerenter', ({ pointerType }) => (isPointed = pointerType !== 'touch'));
  bar.addEventListener('pointerleave', () => {
    isPointed = false;
    release();
  });
  // After the focus has moved.
  bar.addEventListener('focusout', () => queueMicrotask(release));
  return { start, stop };
}

/** Shows the sticky bar that the server rendered hidden (specification, sections 2 and 4), and folds it to its title after a while. */
export function startStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('.sticky-bar');
  const space = document.querySelector<HTMLElement>('.sticky-bar-space');
  const toggle = bar?.querySelector<HTMLElement>('.sticky-bar-toggle');
  const body = bar?.querySelector<HTMLElement>('.sticky-bar-body');
  if (!bar || !space || !toggle || !body) return;
  const parts = { bar, space, toggle, body };
  let isOpen = true;
  const set = (open: boolean) => {
    isOpen = open;
    render(parts, isOpen);
  };
  const { start, stop } = foldLater(bar, () => set(false));
  toggle.addEventListener('click', () => {
    stop();
    set(!isOpen);
  });
  // Not by a transition of its own, which would cost the main thread a frame for each step.
  bar.addEventListener('transitionend', ({ target }) => {
    if (target === bar && !isOpen) body.style.visibility = 'hidden';
  });
  bar.hidden = false;
  space.hidden = false;
  new ResizeObserver(() => render(parts, isOpen)).observe(bar);
  start();
  // A page from the back/forward cache starts anew (specification, section 4: on every page change).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    set(true);
    start();
  });
}
