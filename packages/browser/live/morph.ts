import { Idiomorph } from 'idiomorph';

import { CONTENT_ID } from '@footbridge/shared/content-id';
import { paintNumber } from '@footbridge/browser/number/current';

import { startIslands } from '../islands/start';
import { startStickyBar } from '../behaviors/sticky-bar';

const ISLAND = '[data-island]';
const BAR = '.sticky-bar, .sticky-bar-space';

/** The bar of the last page, before its script changed it. */
let barHtml = '';

const islandsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(ISLAND)];
const isSame = (a: HTMLElement, b: HTMLElement): boolean =>
  a.dataset.island === b.dataset.island && a.dataset.islandProps === b.dataset.islandProps;

/** Replaces the islands whose props changed. The others keep their state, because equal name and props render the same HTML. */
function replaceIslands(content: Element, next: Element): void {
  const fresh = islandsIn(next);
  for (const island of islandsIn(content)) {
    const at = fresh.findIndex(({ dataset }) => dataset.island === island.dataset.island);
    const [replacement] = at < 0 ? [] : fresh.splice(at, 1);
    if (replacement && !isSame(island, replacement)) island.replaceWith(replacement.cloneNode(true));
  }
}

/** The page's own CSS follows that of islands (pages/_document.tsx). */
const pageCss = (root: Document): Element | null => root.querySelector('style[data-styled] + style');

function replaceBar(next: Document): void {
  const bar = [...next.querySelectorAll(BAR)];
  const html = bar.map(({ outerHTML }) => outerHTML).join('');
  if (html === barHtml) return;
  barHtml = html;
  for (const old of document.querySelectorAll(BAR)) old.remove();
  document.querySelector('#__next')?.append(...bar);
  startStickyBar();
}

/** Changes the document into another rendering of its page: replaces what differs, and leaves scroll, focus and typed values. */
export function morphPage(next: Document): void {
  const content = document.getElementById(CONTENT_ID);
  const nextContent = next.getElementById(CONTENT_ID);
  if (!content || !nextContent) throw new Error(`a page without #${CONTENT_ID}`);
  document.title = next.title;
  const css = pageCss(document);
  if (css) css.textContent = pageCss(next)?.textContent ?? '';
  replaceIslands(content, nextContent);
  Idiomorph.morph(content, nextContent, {
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (old, one) =>
        !(old instanceof HTMLElement && one instanceof HTMLElement && old.matches(ISLAND) && isSame(old, one)),
    },
  });
  replaceBar(next);
  paintNumber(document);
  startIslands();
}
