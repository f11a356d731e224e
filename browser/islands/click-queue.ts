/** Controls that do nothing without script. A call link, a radio button or a text field works before, and is not held. */
const CONTROLS = { visible: 'button, input[type=checkbox]:not(form *)', touch: 'a, button' } as const;

/** How long a press waits for code that neither comes nor fails. */
const QUEUE_TIMEOUT_MS = 10_000;

export interface ClickQueue {
  /** Lets presses through again and repeats the one that was held, where its control still stands; else sends its form. */
  release: () => void;
}

/**
 * Holds presses in an island until it is hydrated: the last one is repeated then, so that none is lost. After ten seconds it
 * does what it does without script.
 * @param onPress called with the first press of a control or the first sending of a form
 */
export function queueClicks(host: HTMLElement, when: keyof typeof CONTROLS, onPress: () => void): ClickQueue {
  const ends = new AbortController();
  let control: HTMLElement | null = null;
  let form: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    ends.abort();
    if (control?.isConnected) control.click();
    // Hydration may have replaced the button; where it failed, the form is another one, too.
    else if (form) (form.isConnected ? form : host.querySelector('form'))?.requestSubmit();
    control = null;
    form = null;
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    timer ??= setTimeout(release, QUEUE_TIMEOUT_MS);
    onPress();
  };
  host.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS[when]) : null;
      const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!clicked || isModified) return;
      control = clicked;
      form = clicked instanceof HTMLButtonElement && clicked.type === 'submit' ? clicked.form : null;
      hold(event);
    },
    { capture: true, signal: ends.signal },
  );
  host.addEventListener(
    'submit',
    (event) => {
      form = event.target instanceof HTMLFormElement ? event.target : null;
      control = event.submitter;
      hold(event);
    },
    { capture: true, signal: ends.signal },
  );
  return { release };
}
