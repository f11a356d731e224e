import { CONTENT_ID } from '@footbridge/shared/content-id';

import { addCss } from '../elements';

import { MAX_TEXT_LENGTH, type Selection, type ToEditor } from './messages';

const PART_LINK = /^\/preview\/live\/(?:(\d{1,4})\/)?$/;

const CSS = `
#${CONTENT_ID} [data-block]:hover{outline:1px dashed currentcolor;outline-offset:4px}
#${CONTENT_ID} [data-selected]{outline:2px solid #2271b1!important;outline-offset:4px}
`;

/** Returns the name of a picture's file, '' for other elements. The image optimizer's URL has it in a parameter. */
function fileOf(image: Element): string {
  if (!(image instanceof HTMLImageElement)) return '';
  const { pathname, searchParams } = new URL(image.currentSrc || image.src, window.location.href);
  return (searchParams.get('url') ?? pathname).split('/').pop() ?? '';
}

const plainText = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the innermost element below another one with a text; null without one. */
function elementWith(text: string, parent: Element | null): Element | null {
  const child = [...(parent?.children ?? [])].find((element) => plainText(element).includes(text));
  return child ? (elementWith(text, child) ?? child) : null;
}

/** Outlines the selected block or the text of a field, and scrolls to it if it is outside of the window. */
export function outline({ block, text }: Selection, scroll: boolean): void {
  for (const old of document.querySelectorAll('[data-selected]')) old.removeAttribute('data-selected');
  const element =
    block === null
      ? text && elementWith(text, document.getElementById(CONTENT_ID))
      : document.querySelector(`#${CONTENT_ID} [data-block="${block}"]`);
  if (!element) return;
  element.setAttribute('data-selected', '');
  if (!scroll) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' });
}

/** Returns the number of a text's part that a link leads to; null for other links. */
export function partOf(link: HTMLAnchorElement): number | null {
  const found = link.origin === window.location.origin ? PART_LINK.exec(link.pathname) : null;
  return found && !link.hash ? Number(found[1] ?? 1) : null;
}

/** Reports clicks on the page's content to the editor. Links and forms do nothing; other controls work. */
export function startPicking(onPick: (pick: ToEditor) => void): void {
  addCss(CSS);
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a')) event.preventDefault();
      if (!target.closest(`#${CONTENT_ID}, .sticky-bar`)) return;
      const number = target.closest<HTMLElement>('[data-block]')?.dataset.block;
      onPick({
        footbridge: 'pick',
        block: number === undefined ? null : Number(number),
        text: plainText(target).slice(0, MAX_TEXT_LENGTH),
        picture: fileOf(target),
      });
    },
    true,
  );
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}
