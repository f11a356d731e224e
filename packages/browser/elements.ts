/** Creates an element with attributes and children. Null children are skipped. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Returns a deep copy; null for null. */
export function copyOf(element: Element | null): Element | null {
  const copy = element?.cloneNode(true);
  return copy instanceof Element ? copy : null;
}

/** Adds CSS before the page's own. */
export const addCss = (css: string): void => document.head.prepend(make('style', {}, css));
