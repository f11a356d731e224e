const LARGE = '.gallery-large';
const OPEN = `${LARGE}:popover-open`;
/** A shorter movement of a finger is a tap. */
const MIN_SWIPE_PX = 40;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Replaces the open picture by another. Closing that one returns the focus to its own button. */
function show(current: HTMLElement, next: HTMLElement, direction: number): void {
  const opener = document.querySelector<HTMLElement>(`.gallery > li > [popovertarget="${next.id}"]`);
  // A popover in closed details is not rendered.
  next.closest('details')?.setAttribute('open', '');
  current.hidePopover();
  opener?.focus({ preventScroll: true });
  next.showPopover();
  const buttons = next.querySelectorAll<HTMLElement>(`[data-step="${direction}"], [data-step]`);
  const same = [...buttons].find((button) => button.dataset.step === String(direction));
  (same ?? buttons[0])?.focus();
}

/** Shows the picture before (-1) or after (1) the open one, if there is one. */
function step(direction: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(LARGE)];
  const current = all.find((one) => one.matches(OPEN));
  const next = current && all[all.indexOf(current) + direction];
  if (next) show(current, next, direction);
}

/** Starts the buttons, arrow keys and swipes that lead from one large picture to the next. */
export function startGallerySteps(): void {
  // Opened above each other while this code was loading.
  const [first, ...above] = document.querySelectorAll<HTMLElement>(OPEN);
  const last = above.at(-1);
  if (first && last) show(first, last, 1);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`${LARGE} [data-step]`) : null;
    if (!button) return;
    // Without script the button opens the next picture above this one.
    event.preventDefault();
    step(Number(button.dataset.step));
  });
  document.addEventListener('keydown', (event) => {
    const direction = KEYS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || !document.querySelector(OPEN))
      return;
    event.preventDefault();
    step(direction);
  });
  let start: Touch | null = null;
  document.addEventListener('touchstart', ({ touches, target }) => {
    const isOne = touches.length === 1 && target instanceof Element && target.closest(OPEN);
    start = (isOne && touches[0]) || null;
  });
  document.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    // A picture that is zoomed in is moved, not left.
    if ((visualViewport?.scale ?? 1) > 1 || Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    step(x < 0 ? 1 : -1);
  });
}
