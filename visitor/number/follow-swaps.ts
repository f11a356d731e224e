import { spokenDigits } from '@/shared/phone-digits';

const LINK = '[data-call-link]';
const VISIBLE = '[data-call-number-text]';
const SPOKEN = '[data-call-digits]';

/** Returns a link's visible text, without the digits for screen readers. */
function visibleText(place: Element): string {
  const number = place.querySelector(VISIBLE);
  if (number) return number.textContent;
  const copy = document.createElement('span');
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  for (const spoken of copy.querySelectorAll(SPOKEN)) spoken.remove();
  return copy.textContent;
}

function speak(place: Element): void {
  const digits = spokenDigits(visibleText(place));
  const text = digits && `, ${digits}`;
  let spoken = place.querySelector(SPOKEN);
  if (!spoken && digits) {
    // The script replaced all child nodes, the spoken digits too.
    spoken = document.createElement('span');
    spoken.className = 'visually-hidden';
    spoken.setAttribute('data-call-digits', '');
    place.append(spoken);
  }
  if (spoken && spoken.textContent !== text) spoken.textContent = text;
}

/** Returns the call link of a node, or the parent of a number outside links. */
function placeOf(node: Node): Element | null | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(LINK) ?? element?.closest(VISIBLE)?.parentElement;
}

/**
 * Updates the digits for screen readers when a call-tracking script replaces a number, so that the number read aloud is the one
 * that is called.
 * @returns a function that stops it
 */
export function followSwaps(): () => void {
  const observer = new MutationObserver((changes) => {
    const places = new Set(changes.map(({ target }) => placeOf(target)));
    for (const place of places) if (place?.isConnected) speak(place);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
