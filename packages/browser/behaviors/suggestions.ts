const FIELD = 'form[role="search"] input[type="search"]';

/** Starts suggestions in search fields: their code loads when a field gets the focus. Without it the form searches as without script. */
export function startSuggestions(): void {
  const begin = (field: Element | null): void => {
    if (field instanceof HTMLInputElement && field.matches(FIELD) && field.getAttribute('role') !== 'combobox')
      void import('./suggestion-field').then(
        ({ suggestIn }) => suggestIn(field),
        () => undefined,
      );
  };
  document.addEventListener('focusin', ({ target }) => begin(target instanceof Element ? target : null));
  begin(document.activeElement);
}
