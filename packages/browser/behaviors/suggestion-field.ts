import { listOf, recordOf, textUpTo } from '@footbridge/browser/lib/shape';
import {
  MAX_SEARCH_LENGTH,
  MAX_SUGGESTIONS,
  SUGGESTIONS_PATH,
  type Suggestion,
  MIN_TYPED_LENGTH,
} from '@footbridge/shared/suggestions';
import { suggestionList } from './suggestion-list';

/** A later answer is about letters that were typed long before. */
const TIMEOUT_MS = 3000;
/** After 429 or 503. */
const RETRY_DELAY_MS = 30_000;
const MAX_TITLE_LENGTH = 500;
const MAX_URL_LENGTH = 2000;

const text = textUpTo(MAX_TITLE_LENGTH);
const path = textUpTo(MAX_URL_LENGTH);
/** A path of this site, not `//host`. */
const sitePath = (value: unknown) => (/^\/(?![/\\])/.test(path(value) ?? '') ? path(value) : undefined);
const readAnswer = recordOf({
  suggestions: listOf<Suggestion>(recordOf<Suggestion>({ title: text, url: sitePath, label: text }), MAX_SUGGESTIONS),
});

let pausedUntil = 0;

/** Returns the suggestions for what is typed; none for an aborted request, and when the server refuses or does not answer. */
async function requestSuggestions(typed: string, request: AbortController): Promise<Suggestion[]> {
  if (typed.length > MAX_SEARCH_LENGTH || Date.now() < pausedUntil) return [];
  const timer = setTimeout(() => request.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(SUGGESTIONS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ typed }),
      signal: request.signal,
    });
    if (response.status === 429 || response.status === 503) pausedUntil = Date.now() + RETRY_DELAY_MS;
    return (response.ok && readAnswer(await response.json())?.suggestions) || [];
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

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
