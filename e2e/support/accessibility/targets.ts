import type { Page } from '@playwright/test';

/**
 * Returns targets smaller than 24 px (WCAG 2.5.8). Exempt are targets in a line of text, and those with so much room
 * that a circle of 24 px meets no other target.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="option"], [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        element.tabIndex >= 0,
    );
    // Clicking a label activates its field; a link may be larger than its text because it covers its card.
    const boxOf = (element: HTMLElement) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label?.contains(element) ? label : element).getBoundingClientRect();
    };
    const boxes = new Map(all.map((element) => [element, boxOf(element)]));
    const isSmall = ({ width, height }: DOMRect) => width < LEAST - 0.5 || height < LEAST - 0.5;
    const isInLine = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const line = element.closest('p, li, dd, td, small, cite, blockquote, figcaption, address, div');
      return line !== null && (line.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    // Fixed elements cover the page, which can be scrolled away from them.
    const layerOf = (element: Element | null): Element | null =>
      !element || getComputedStyle(element).position === 'fixed' ? element : layerOf(element.parentElement);
    const hasRoom = (element: HTMLElement, box: DOMRect) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return all.every((other) => {
        const its = boxes.get(other);
        if (
          !its ||
          other === element ||
          layerOf(other) !== layerOf(element) ||
          other.contains(element) ||
          element.contains(other)
        )
          return true;
        const away = Math.hypot(Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom));
        const centres = Math.hypot(its.left + its.width / 2 - x, its.top + its.height / 2 - y);
        return away >= LEAST / 2 && (!isSmall(its) || centres >= LEAST);
      });
    };
    return all.flatMap((element) => {
      const box = boxes.get(element);
      if (!box || box.width === 0 || !isSmall(box) || isInLine(element) || hasRoom(element, box)) return [];
      return [
        `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ];
    });
  });
}
