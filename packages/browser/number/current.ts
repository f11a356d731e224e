import { clientConfig } from '@footbridge/shared/site/client-config';

import type { CallNumber, CallNumberVariant } from '@footbridge/shared/site/types';

const isVariant = (value: string | undefined): value is CallNumberVariant =>
  value !== undefined && Object.hasOwn(clientConfig.site.callNumbers, value);

/** Returns the variant that first-paint.ts has set. */
function painted(): CallNumberVariant {
  const variant = document.documentElement.dataset.callVariant;
  return isVariant(variant) ? variant : 'default';
}

let current: CallNumberVariant | undefined;

/** Returns the variant that the page shows now. */
export function currentVariant(): CallNumberVariant {
  current ??= painted();
  return current;
}

function currentNumber(): CallNumber {
  const { callNumbers } = clientConfig.site;
  return callNumbers[currentVariant()] ?? callNumbers.default;
}

/** Each call link's child nodes as the server rendered them. A call-tracking script may replace them. */
const contents = new WeakMap<Element, ChildNode[]>();

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function paintLink(link: Element, tel: string): void {
  const before = contents.get(link);
  if (!before) contents.set(link, [...link.childNodes]);
  else if (before[0]?.parentNode !== link) link.replaceChildren(...before);
  if (link.getAttribute('href') !== tel) link.setAttribute('href', tel);
}

/** Writes the current number into an element's call links, those in editors' content included (packages/bridge/wordpress/html/call-links.ts). */
export function paintNumber(root: ParentNode | null): void {
  if (!root) return;
  const { display, tel } = currentNumber();
  const all = (selector: string) => [
    ...(root instanceof Element && root.matches(selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ];
  for (const link of all('[data-call-link]')) paintLink(link, tel);
  for (const number of all('[data-call-number-text]')) setText(number, display);
}

/** Shows another of the brand's numbers in the whole page, and sets it on the body in E.164 (specification, section 7). */
export function showVariant(variant: CallNumberVariant): void {
  const isSame = variant === currentVariant();
  current = variant;
  document.body.dataset.callNumber = currentNumber().tel.replace('tel:', '');
  if (!isSame) paintNumber(document);
}
