import { isPlainClick } from '../lib/plain-click';
import { page } from '../page-data';
import { theme, type Island } from '../theme';
import { onIdle } from '../when-idle';

/** Controls that do nothing without script. Others, such as call links and text fields, work before hydration. */
const CONTROLS = { visible: 'button, input[type=checkbox]:not(form *)', touch: 'a, button' } as const;

/** How long a click waits for code that neither loads nor fails. */
const QUEUE_TIMEOUT_MS = 10_000;

/**
 * Queues the last click in an island until it is hydrated, and repeats it then. After QUEUE_TIMEOUT_MS it does what it does
 * without script.
 */
export function queueClicks(host: HTMLElement, when: keyof typeof CONTROLS, onClick: () => void) {
  const ends = new AbortController();
  let control: HTMLElement | null = null;
  let form: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    ends.abort();
    if (control?.isConnected) control.click();
    // Hydration may have replaced the button; if it failed, the form too.
    else if (form) (form.isConnected ? form : host.querySelector('form'))?.requestSubmit();
    control = null;
    form = null;
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    timer ??= setTimeout(release, QUEUE_TIMEOUT_MS);
    onClick();
  };
  host.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS[when]) : null;
      if (!clicked || !isPlainClick(event)) return;
      control = clicked;
      form = clicked instanceof HTMLButtonElement && clicked.type === 'submit' ? clicked.form : null;
      cancel(event);
    },
    { capture: true, signal: ends.signal },
  );
  host.addEventListener(
    'submit',
    (event) => {
      form = event.target instanceof HTMLFormElement ? event.target : null;
      control = event.submitter;
      cancel(event);
    },
    { capture: true, signal: ends.signal },
  );
  return { release };
}

/** Distance from the window at which an island is hydrated. */
const MARGIN = '1000px 0px';

function watch(host: HTMLElement, island: Island): void {
  const when = host.dataset.islandWhen === 'touch' ? 'touch' : 'visible';
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    host.dataset.islandStatus = 'loading';
    try {
      await island.hydrate(host, page.path);
      host.dataset.islandStatus = 'hydrated';
    } catch {
      // The server's HTML stays and works as without script.
      host.dataset.islandStatus = 'failed';
    }
    clicks.release();
  };
  const clicks = queueClicks(host, when, () => void begin());
  host.dataset.islandStatus = 'waiting';
  for (const touch of ['focusin', 'pointerdown'])
    host.addEventListener(touch, () => void begin(), { once: true, passive: true });
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onIdle(() => void begin());
      },
      { rootMargin: MARGIN },
    );
    // The host has no box.
    observer.observe(host.firstElementChild ?? host);
  }
  if (island.hasStoredState?.()) void begin();
}

/** Starts the page's new islands: each is hydrated when it is near the window or first touched. `data-island-status` has its state. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-island-status])')) {
    const { island: name = '' } = host.dataset;
    const island = Object.hasOwn(theme.islands, name) ? theme.islands[name] : undefined;
    if (island) watch(host, island);
    else console.error(`Island ${name}: the theme has no such name`);
  }
}
