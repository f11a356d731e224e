import type { FormName } from '@footbridge/shared/forms/names';

/** Key of the history state. */
const KEY = 'footbridgeSent';

/** Returns the reference of the form that was sent on this page, also after a reload; null without one. */
export function sentReference(form: FormName): string | null {
  const sent: unknown = window.history.state?.[KEY]?.[form];
  return typeof sent === 'string' ? sent : null;
}

/** Stores a reference in the tab's history entry: another visit of the page, or another tab, does not show it. */
export function storeReference(form: FormName, reference: string): void {
  window.history.replaceState({ ...window.history.state, [KEY]: { [form]: reference } }, '');
}

/** Shows an empty form in place of the reference. */
export function startAgain(): void {
  window.history.replaceState({ ...window.history.state, [KEY]: undefined }, '');
  window.location.reload();
}
