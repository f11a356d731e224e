import { copyOf, make } from '../elements';

/** Returns a copy of an item's link for the first line of its submenu. */
function overview(link: HTMLAnchorElement): HTMLElement {
  const attributes = Object.fromEntries(
    [...link.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]),
  );
  return make('li', {}, make('a', attributes, `${link.textContent}: overview`));
}

function accordion(title: string, icon: Element | null, list: Element): HTMLElement {
  return make('li', {}, make('details', {}, make('summary', {}, title, copyOf(icon)), list));
}

/** Returns one level of the menu with its submenus. */
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

/** Returns a top item of the menu: a link, or an accordion for a button with a panel. */
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

/** Returns the promos of the menu bar's panels, each once. */
function promos(bar: Element): HTMLElement | null {
  const list = bar.querySelector('.promos');
  const all = [...bar.querySelectorAll('.promos > li')];
  const cards = [...new Map(all.map((card) => [card.querySelector('p')?.textContent, card])).values()];
  return list && cards.length > 0 ? make('ul', { class: list.className }, ...cards.map(copyOf)) : null;
}

/**
 * Creates the full-screen menu for small screens: each level an accordion, the promos at its end. Its source is the menu bar, so
 * that the page has its menu once.
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
    copyOf(document.querySelector('.masthead .search')),
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
