import { addCss, make } from '../elements';

import type { Suggestion } from '@footbridge/shared/suggestions';

/** CSS of the list below a search field, which its script adds. */
const suggestionCss = `
.suggestion-form { position: relative; }
/* The header scrolls away. */
@media (max-height: 500px) { .suggestion-form { scroll-margin-top: -6rem; } }
.suggestions {
  position: absolute;
  z-index: var(--layer-tooltip);
  top: 100%;
  inset-inline: 0;
  max-height: 26rem;
  margin-top: var(--space-2);
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
}
.suggestions > a {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 44px;
  padding: 10px var(--space-3);
  border-radius: calc(var(--radius) / 2);
  color: var(--color-text);
  font-size: 1rem;
  line-height: 1.4;
  text-decoration: none;
}
.suggestions small { flex: none; color: var(--color-text-muted); }
.suggestions > :not([aria-selected="true"]):hover { background: var(--color-interactive-100); }
/* Visible in forced colors, which remove the background. */
.suggestions > [aria-selected="true"] {
  outline: 2px solid transparent;
  outline-offset: -2px;
  background: var(--color-interactive);
}
.suggestions > [aria-selected="true"], .suggestions > [aria-selected="true"] small { color: var(--color-on-color); }
@media print { .suggestions { display: none; } }
`;

/** Between the list and what is below. */
const MARGIN_PX = 8;
/** Of two suggestions. */
const MIN_HEIGHT_PX = 96;
const LABEL = 'Suggested pages';
let lists = 0;

const option = ({ title, url, label }: Suggestion, id: string): HTMLAnchorElement =>
  make(
    'a',
    { id, href: url, role: 'option', tabindex: '-1', 'aria-selected': 'false' },
    make('span', {}, title),
    ' ',
    make('small', {}, label),
  );

const countOf = (found: number): string =>
  found === 0 ? '' : `${found} ${found === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys.`;

/** Returns where a phone's keyboard or the sticky bar begins. */
function visibleBottom(): number {
  const bar = Number.parseFloat(document.documentElement.style.scrollPaddingBottom);
  return Math.min(window.visualViewport?.height ?? Infinity, window.innerHeight - (bar || 0)) - MARGIN_PX;
}

/** Scrolls the form to the top if the list is longer than the room below, and then limits its height. */
function fit(list: HTMLElement, form: HTMLFormElement): void {
  list.style.maxHeight = '';
  if (list.getBoundingClientRect().bottom > visibleBottom())
    form.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { top, bottom } = list.getBoundingClientRect();
  const room = visibleBottom() - top;
  if (bottom > visibleBottom() && room > MIN_HEIGHT_PX) list.style.maxHeight = `${room}px`;
}

/** Adds a list of links to a search form, and makes its field a combobox: the field keeps the focus, screen readers read the active link. */
export function suggestionList(field: HTMLInputElement, form: HTMLFormElement) {
  if (lists === 0) addCss(suggestionCss);
  const id = `suggestions-${(lists += 1)}`;
  const list = make('div', { id, class: 'suggestions', role: 'listbox', 'aria-label': LABEL, hidden: '' });
  const status = make('p', { class: 'visually-hidden', role: 'status' });
  // A press on the list leaves the focus in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  form.classList.add('suggestion-form');
  form.append(list, status);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  }))
    field.setAttribute(name, value);

  let options: HTMLAnchorElement[] = [];
  let place = -1;
  const activate = (next: number): void => {
    place = next;
    for (const [at, one] of options.entries()) one.setAttribute('aria-selected', String(at === place));
    const one = options[place];
    if (one) field.setAttribute('aria-activedescendant', one.id);
    else field.removeAttribute('aria-activedescendant');
    one?.scrollIntoView({ block: 'nearest' });
  };

  return {
    isOpen: () => !list.hidden,
    /** Opens the list with these suggestions; closes it for none. */
    show(found: readonly Suggestion[]) {
      options = found.map((one, at) => option(one, `${id}-${at}`));
      list.replaceChildren(...options);
      list.hidden = found.length === 0;
      field.setAttribute('aria-expanded', String(found.length > 0));
      status.textContent = countOf(found.length);
      activate(-1);
      if (found.length > 0) fit(list, form);
    },
    /** Makes the next (1) or previous (-1) suggestion active; the field is between the last and the first. */
    move(step: number) {
      const places = options.length + 1;
      activate(((place + 1 + step + places) % places) - 1);
    },
    /** Returns the link of the active suggestion. */
    active: (): HTMLAnchorElement | undefined => options[place],
  };
}
