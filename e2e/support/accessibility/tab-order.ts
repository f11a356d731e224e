import type { Page } from '@playwright/test';

/** More than any page has. */
const MAX_STOPS = 400;

/** Runs in the page before the first key: records every element's look without the focus, and what is focusable. */
function beginTabOrder(): void {
  const REACHED =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]';
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join(' | ');
  };
  const open = new Set(
    [...document.querySelectorAll<HTMLElement>(REACHED)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && isSeen(element),
    ),
  );
  const before = new Map([...document.body.querySelectorAll('*')].map((element) => [element, look(element)]));
  const channels = (color: string) => (/^rgba?\((.+)\)$/.exec(color)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (from: Element | null): string | null => {
    for (let element = from; element; element = element.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      if (channels(backgroundColor)[3] !== 0) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  /** Null where the focus is seen on it or on the label around it. */
  const unseenFocus = (element: Element): string | null => {
    const shown = [element, element.closest('label')].find((each) => each && look(each) !== before.get(each));
    if (!shown) return 'does not show the focus';
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(shown);
    if (outlineStyle === 'none') return 'shows the focus otherwise than by an outline';
    if (outlineStyle === 'auto') return null;
    if (Number.parseFloat(outlineWidth) < 2) return `has an outline of ${outlineWidth}`;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? shown : shown.parentElement);
    if (!ground) return null;
    const [a, b] = [luminance(outlineColor), luminance(ground)];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return contrast < 3 ? `has an outline of ${contrast.toFixed(2)} : 1` : null;
  };
  /** Null where it can be seen: half of it, of what is large a part. */
  const hidden = (element: Element): string | null => {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) return 'has no size';
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const met = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      );
    });
    const covered = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((top) => top && !element.contains(top) && !top.contains(element));
    const needed = box.height > window.innerHeight / 2 ? 1 : 5;
    return met.length >= needed
      ? null
      : `is hidden: ${covered ? `${covered.tagName.toLowerCase()}.${covered.getAttribute('class')} covers it` : 'outside the window'}`;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || element.id).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  // From the start, wherever the focus was: the body gets it for a moment.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const order: Element[] = [];
  let repeated = 0;
  const next = () => {
    const element = document.activeElement;
    const last = order.at(-1);
    if (!element || element === document.body || (element !== last && order.includes(element))) return null;
    if (element === last) {
      // A player's own controls are stops inside it.
      repeated += 1;
      const isTrap = repeated > 20;
      return { name: nameOf(element), problems: isTrap ? [`${nameOf(element)} traps the focus`] : [], isTrap };
    }
    repeated = 0;
    const problems = [unseenFocus(element), hidden(element)];
    if (element.closest('[aria-hidden="true"], [inert]')) problems.push('is hidden from screen readers');
    if (!isSeen(element)) problems.push('is invisible');
    order.push(element);
    return {
      name: nameOf(element),
      problems: problems.flatMap((problem) => (problem ? [`${nameOf(element)} ${problem}`] : [])),
      isTrap: false,
    };
  };
  const missed = () =>
    [...open]
      .filter((element) => {
        if (order.includes(element) || !element.isConnected || !isSeen(element)) return false;
        // The sticky bar folds by itself, perhaps before its turn.
        if (element.closest('[inert]')) return false;
        // Of a group of radios one is a stop.
        return !(
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          order.some((other) => other instanceof HTMLInputElement && other.name === element.name)
        );
      })
      .map((element) => `${nameOf(element)} is never reached`);
  Reflect.set(window, 'keyboardWalk', { next, missed });
}

interface Stop {
  name: string;
  problems: string[];
  isTrap: boolean;
}

export interface TabOrder {
  /** The elements that had the focus, in order. */
  stops: string[];
  problems: string[];
}

/**
 * Tabs from the page's start to its end. A problem is a stop whose focus is not visible (WCAG 2.4.7, 1.4.11) or covered
 * (2.4.11), that is hidden or a trap (2.1.2), and an element that is never reached (2.1.1). Needs reduced motion:
 * otherwise the page still moves.
 */
export async function tabThroughPage(page: Page): Promise<TabOrder> {
  await page.evaluate(beginTabOrder);
  const stops: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop: Stop | null = await page.evaluate(() => Reflect.get(window, 'keyboardWalk').next());
    if (!stop) {
      const missed: string[] = await page.evaluate(() => Reflect.get(window, 'keyboardWalk').missed());
      return { stops, problems: [...problems, ...missed] };
    }
    stops.push(stop.name);
    problems.push(...stop.problems);
    if (stop.isTrap) return { stops, problems };
  }
  return { stops, problems: [...problems, `more than ${MAX_STOPS} stops`] };
}
