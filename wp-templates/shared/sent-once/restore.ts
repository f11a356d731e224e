import { TEXT_ATTRIBUTE } from './mark';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Own properties only: what stands in a page may lead nowhere else. */
const part = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);

/**
 * Puts back into a page's props the texts that stand in its HTML alone (mark.ts). To be called before React looks at
 * either: from then on the props are whole, on the way back to this page, too.
 * @param root the document, or as much of it as holds the page
 * @param pageProps as the server sent them; changed in place
 */
export function restoreTexts(root: ParentNode, pageProps: unknown): void {
  const view = part(pageProps, 'view');
  for (const element of root.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)) {
    const path = (element.getAttribute(TEXT_ATTRIBUTE) ?? '').split('.');
    const last = path.pop() ?? '';
    const holder = path.reduce(part, view);
    // JSON has null for what is missing in a list.
    if (isObject(holder) && (part(holder, last) ?? null) === null) Reflect.set(holder, last, element.innerHTML);
    // React does not know it.
    element.removeAttribute(TEXT_ATTRIBUTE);
  }
}
