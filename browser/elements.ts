/** Makes an element with its attributes and children; a child that is null is left out. */
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

/** Returns a deep copy, or null for nothing. */
export function copyOf(element: Element | null): Element | null {
  const copy = element?.cloneNode(true);
  return copy instanceof Element ? copy : null;
}

/** Adds the rules of what a script adds to the page, in front of the page's own. */
export const addCss = (css: string): void => document.head.prepend(make('style', {}, css));
