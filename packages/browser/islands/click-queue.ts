import { isPlainClick } from '../lib/plain-click';

/** Controls that do nothing without script. Others, such as call links and text fields, work before hydration. */
const CONTROLS = { visible: 'button, input[type=checkbox]:not(form *)', touch: 'a, button' } as const;

/** How long a click waits for code that neither loads nor fails. */
const QUEUE_TIMEOUT_MS = 10_000;

export interface ClickQueue {
  /** Stops queuing and repeats the queued click, if its control is still in the page; else submits its form. */
  release: () => void;
}

/**
 * Queues the last click in an island until it is hydrated, and repeats it then. After QUEUE_TIMEOUT_MS it does what it does
 * without script.
 */
export function queueClicks(host: HTMLElement, when: keyof typeof CONTROLS, onClick: () => void): ClickQueue {
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
