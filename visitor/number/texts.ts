import { spokenDigits } from '@/site-config/phone-digits';

import type { CallNumber } from '@/site-config/types';

/**
 * Puts a number into an editor's text, which React knows nothing of: bridge/html/call-links.ts marks its places.
 * What stands there already is left alone, so that nothing of a call-tracking script's is undone in between.
 */
export function showInTexts(root: Element, { display, tel }: CallNumber): void {
  const set = (selector: string, text: string): void => {
    for (const place of root.querySelectorAll(selector)) if (place.textContent !== text) place.textContent = text;
  };
  for (const link of root.querySelectorAll('[data-call-link]')) link.setAttribute('href', tel);
  set('[data-call-number-text]', display);
  set('[data-call-digits]', `, ${spokenDigits(display)}`);
}
