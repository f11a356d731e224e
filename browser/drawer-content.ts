import { copyOf, make } from './elements';

/** The item's own link as the first line of what is below it. */
function overview(link: HTMLAnchorElement): HTMLElement {
  const attributes = Object.fromEntries(
    [...link.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]),
  );
  return make('li', {}, make('a', attributes, `${link.textContent}: overview`));
}

function accordion(title: string, icon: Element | null, list: Element): HTMLElement {
  return make('li', {}, make('details', {}, make('summary', {}, title, copyOf(icon)), list));
}

/** One level of the menu bar's lists and all that is below it. */
function level(list: Element | null, icon: Element | null): HTMLElement {
  const items = [...(list?.children ?? [])].map((item) => {
    const title = item.firstElementChild;
    const below = item.querySelector(':scope > ul');
    if (!title || !below) return make('li', {}, copyOf(title));
    const inner = level(below, icon);
    if (title instanceof HTMLAnchorElement) inner.prepend(overview(title));
    return accordion(title.textContent, icon, inner);
  });
  return make('ul', {}, ...items);
}

/** An item of the bar: a link, or a button with a panel. */
function topItem(item: Element): HTMLElement {
  const button = item.querySelector(':scope > button');
  if (!button) {
    const title = copyOf(item.firstElementChild);
    title?.removeAttribute('data-top');
    return make('li', {}, title);
  }
  const icon = button.querySelector('svg');
  const inner = level(item.querySelector('.lists > ul'), icon);
  const link = item.querySelector<HTMLAnchorElement>('.lists > .overview');
  if (link) inner.prepend(overview(link));
  return accordion(button.textContent, icon, inner);
}

/** The promos of the bar's panels, each once. */
function promos(bar: Element): HTMLElement | null {
  const list = bar.querySelector('.promos');
  const all = [...bar.querySelectorAll('.promos > li')];
  const cards = [...new Map(all.map((card) => [card.querySelector('p')?.textContent, card])).values()];
  return list && cards.length > 0 ? make('ul', { class: list.className }, ...cards.map(copyOf)) : null;
}

/**
 * Makes the menu for small screens: the whole screen, each level an accordion, the promos at its end. It is made from the
 * menu bar in the page, so that no page carries its menu twice.
 */
export function menuDrawer(bar: Element, onClose: () => void): HTMLDialogElement {
  const close = make(
    'button',
    { type: 'button', class: 'menu' },
    make('i', { class: 'close', 'aria-hidden': 'true' }),
    make('span', {}, 'Close'),
  );
  close.addEventListener('click', onClose);
  const header = document.querySelector('.masthead');
  const logo = copyOf(document.querySelector('.masthead .logo img'));
  logo?.setAttribute('alt', '');
  const head = make(
    'div',
    { class: header?.className ?? '' },
    make('span', { class: 'logo' }, logo),
    copyOf(document.querySelector('.masthead .call')),
    close,
  );
  const nav = make('nav', { 'aria-label': 'Main' }, make('ul', {}, ...[...bar.children].map(topItem)));
  const body = make('div', { class: 'menu-drawer-body' }, nav, promos(bar));
  return make(
    'dialog',
    { class: 'menu-drawer', open: '', 'aria-modal': 'true', 'aria-label': 'Menu', tabindex: '-1' },
    head,
    body,
  );
}
