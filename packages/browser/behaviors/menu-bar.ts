/** Delays, so that a pointer that crosses the bar opens nothing, and one that cuts a corner to the panel does not close it. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 300;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Starts the menu bar's panels for pointer and keyboard. The items have `data-top` and are followed by their panel. Without
 * script, CSS opens the panels (components/Navigation).
 */
export function startMenuBar(): void {
  const bar = document.querySelector<HTMLElement>('.main-menu');
  if (!bar) return;
  const tops = [...bar.querySelectorAll<HTMLElement>('[data-top]')];
  let open = -1;
  /** Opened by a click, not by hovering, so that the next click closes it. */
  let isPinned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (index: number) => {
    open = index;
    for (const [i, top] of tops.entries())
      if (top.hasAttribute('aria-expanded')) top.setAttribute('aria-expanded', String(i === index));
  };
  const showLater = (index: number, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPinned = false;
      show(index);
    }, delay);
  };
  const toggle = (index: number) => {
    clearTimeout(timer);
    show(open === index && isPinned ? -1 : index);
    isPinned = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const top = tops.find((el) => el.parentElement?.contains(focused));
    const links = [...(top?.nextElementSibling?.querySelectorAll<HTMLElement>('a') ?? [])];
    const step = STEPS[event.key];
    if (event.key === 'Escape' && open >= 0) top?.focus();
    else if (step && top && focused instanceof HTMLElement) {
      const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isVertical && links.length === 0) return;
      event.preventDefault();
      if (isVertical) show(tops.indexOf(top));
      const row = isVertical ? [top, ...links] : tops;
      row.at((row.indexOf(isVertical ? focused : top) + step) % row.length)?.focus();
    }
  };

  bar.dataset.live = 'true';
  for (const [index, top] of tops.entries()) {
    if (!(top instanceof HTMLButtonElement)) continue;
    top.addEventListener('click', () => toggle(index));
    top.parentElement?.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && showLater(index, OPEN_DELAY_MS),
    );
    top.parentElement?.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && !isPinned && showLater(-1, CLOSE_DELAY_MS),
    );
  }
  bar.addEventListener('keydown', onKeyDown);
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !bar.contains(relatedTarget) && show(-1),
  );
  bar.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && show(-1));
  document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !bar.contains(target) && show(-1));
  // On document, because a panel opened by hovering must close on Escape wherever the focus is.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(-1));
}
