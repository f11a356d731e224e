import { MIN_TYPED_LENGTH } from '@footbridge/shared/suggestions';

import { suggestionList } from './suggestion-list';
import { requestSuggestions } from './suggestion-request';

/** A pause in typing. */
const DEBOUNCE_MS = 150;

/** Suggests pages while a visitor types into a search field. An earlier request is aborted. */
export function suggestIn(field: HTMLInputElement): void {
  const { form } = field;
  if (!form || field.getAttribute('role') === 'combobox') return;
  const list = suggestionList(field, form);
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): AbortController => {
    clearTimeout(timer);
    request.abort();
    return (request = new AbortController());
  };
  const close = (): void => {
    stop();
    list.show([]);
  };
  const update = (): void => {
    const typed = field.value;
    if (typed.trim().length < MIN_TYPED_LENGTH) return close();
    const own = stop();
    const load = async (): Promise<void> => {
      const found = await requestSuggestions(typed, own);
      if (request === own) list.show(found);
    };
    timer = setTimeout(() => void load(), DEBOUNCE_MS);
  };

  /** What the keys do in an open list. Enter without an active suggestion searches. */
  const actionOf = (key: string): (() => void) | undefined => {
    const link = list.active();
    if (key === 'ArrowDown') return () => list.move(1);
    if (key === 'ArrowUp') return () => list.move(-1);
    if (key === 'Escape') return close;
    return key === 'Enter' && link ? () => link.click() : undefined;
  };
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const action = list.isOpen() ? actionOf(event.key) : undefined;
    if (action) {
      event.preventDefault();
      action();
    } else if (event.key === 'ArrowDown') update();
  });
  field.addEventListener('input', update);
  field.addEventListener('blur', close);
  form.addEventListener('submit', close);
  // The back/forward cache must not bring the page back with an open list.
  window.addEventListener('pagehide', close);
  // What was typed while this code loaded.
  if (document.activeElement === field && field.value !== field.defaultValue) update();
}
