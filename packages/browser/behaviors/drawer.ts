import { coverPage } from '@footbridge/browser/lib/cover-page';
import { breakpoints } from '@footbridge/shared/breakpoints';
import { copyOf, make, addCss } from '../elements';

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
function menuDrawer(bar: Element, onClose: () => void): HTMLDialogElement {
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

/** CSS of the menu for small screens (drawer-content.ts). */
const drawerCss = `
.menu-drawer { position: fixed; z-index: var(--layer-drawer); inset: 0; overflow-y: auto; overscroll-behavior: contain; background: var(--color-surface); }
.menu-drawer-body { padding: var(--space-2) var(--gutter) var(--space-7); }
.menu-drawer nav ul ul { padding: 0 0 var(--space-3) var(--space-4); }
.menu-drawer nav > ul > li { border-bottom: 1px solid var(--color-line); }
.menu-drawer nav a, .menu-drawer nav span, .menu-drawer summary { display: flex; align-items: center; justify-content: space-between; min-height: 48px; color: var(--color-text); line-height: 1.3; text-decoration: none; }
.menu-drawer nav > ul > li > a, .menu-drawer nav > ul > li > span, .menu-drawer nav > ul > li > details > summary { min-height: 56px; font: var(--weight-heading) var(--text-lg) / 1.2 var(--font-heading); letter-spacing: var(--tracking-heading); }
.menu-drawer summary svg { font-size: 1.25rem; color: var(--color-interactive); transition: rotate var(--transition); }
.menu-drawer details[open] > summary > svg { rotate: 180deg; }
.menu-drawer .promos { margin-top: var(--space-6); }
`;

const RESIZE_DEBOUNCE_MS = 500;

/** Returns the mobile flag (specification, section 4): whether the window is at most 992 px wide. */
export const isMobile = (): boolean => window.innerWidth <= breakpoints.desktop;

/** Calls back with the mobile flag 500 ms after the last resize. */
export function onMobileFlag(listener: (isMobile: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(isMobile()), RESIZE_DEBOUNCE_MS);
  });
}

/** Starts the button that opens the menu on small screens. Without script it links to the menu at the page's end. */
export function startDrawer(): void {
  const button = document.querySelector<HTMLAnchorElement>('.masthead > .menu');
  const bar = document.querySelector('.main-menu .bar');
  if (!button || !bar) return;
  const setExpanded = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
  /** Only while the drawer is open. */
  let close: (() => void) | undefined;

  let isStyled = false;
  /** Once, and not before it is needed: new rules are matched with the whole page. */
  const addStyle = () => {
    if (!isStyled) addCss(drawerCss);
    isStyled = true;
  };
  const open = (event: Event) => {
    event.preventDefault();
    if (close) return;
    addStyle();
    // Created each time, because the number in the menu bar may have changed.
    const drawer = menuDrawer(bar, () => close?.());
    document.body.append(drawer);
    setExpanded(true);
    const uncover = coverPage(drawer, () => close?.());
    close = () => {
      close = undefined;
      drawer.remove();
      uncover();
      setExpanded(false);
    };
  };

  button.setAttribute('role', 'button');
  button.setAttribute('aria-haspopup', 'dialog');
  setExpanded(false);
  // A finger touches a tenth of a second before it clicks.
  button.addEventListener('pointerdown', addStyle);
  button.addEventListener('click', open);
  button.addEventListener('keydown', (event) => event.key === ' ' && open(event));
  // A turned tablet shows the menu bar again.
  onMobileFlag(() => !isMobile() && close?.());
  // The back/forward cache must not bring the page back with an open drawer.
  window.addEventListener('pagehide', () => close?.());
}
