import type { Page } from '@playwright/test';

export interface ColorPair {
  ink: string;
  ground: string;
  words: string;
}

/** Returns each pair of text and background colors on a page, once; text on pictures and gradients is left out. */
export function colorPairsOf(page: Page): Promise<ColorPair[]> {
  return page.evaluate(() => {
    const hex = (color: string) => {
      const [r, g, b, alpha = 1] = (/^rgba?\((.+)\)$/.exec(color)?.[1] ?? '').split(/[\s,/]+/).map(Number);
      if (r === undefined || g === undefined || b === undefined || Number.isNaN(r) || alpha !== 1) return null;
      return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    };
    const groundOf = (from: Element): string | null => {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        if (backgroundImage !== 'none' || opacity !== '1') return null;
        if (!/rgba\(.+, 0\)|transparent/.test(backgroundColor)) return hex(backgroundColor);
      }
      return '#FFFFFF';
    };
    const found = new Map<string, { ink: string; ground: string; words: string }>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''))
        .join(' ')
        .trim();
      if (
        !words ||
        element.matches('script, style, noscript') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const [ink, ground] = [hex(getComputedStyle(element).color), groundOf(element)];
      if (ink && ground && !found.has(ink + ground))
        found.set(ink + ground, { ink, ground, words: words.slice(0, 40) });
    }
    return [...found.values()];
  });
}
