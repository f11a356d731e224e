import { spokenDigits } from '@/shared/phone-digits';

const LINK = '[data-call-link]';
const SEEN = '[data-call-number-text]';
const SPOKEN = '[data-call-digits]';

/** The text of a link as it is seen, without the digits that are only heard. */
function seenText(place: Element): string {
  const number = place.querySelector(SEEN);
  if (number) return number.textContent;
  const copy = document.createElement('span');
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  for (const spoken of copy.querySelectorAll(SPOKEN)) spoken.remove();
  return copy.textContent;
}

function speak(place: Element): void {
  const digits = spokenDigits(seenText(place));
  const text = digits && `, ${digits}`;
  let spoken = place.querySelector(SPOKEN);
  if (!spoken && digits) {
    // What stood there has been written over, all of it; React draws the link anew with the next number.
    spoken = document.createElement('span');
    spoken.className = 'visually-hidden';
    spoken.setAttribute('data-call-digits', '');
    place.append(spoken);
  }
  if (spoken && spoken.textContent !== text) spoken.textContent = text;
}

/** The call link, or what stands around a number outside of links. */
function placeOf(node: Node): Element | null | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(LINK) ?? element?.closest(SEEN)?.parentElement;
}

/**
 * Keeps the spoken digits of a number those of the seen one, when a call-tracking script puts another number there:
 * nobody may hear a number that is not the one called.
 * @returns what ends it
 */
export function followSwaps(): () => void {
  const observer = new MutationObserver((changes) => {
    const places = new Set(changes.map(({ target }) => placeOf(target)));
    for (const place of places) if (place?.isConnected) speak(place);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
