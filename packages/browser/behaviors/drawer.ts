import { breakpoints } from '@footbridge/shared/breakpoints';
import { coverPage } from '@footbridge/browser/lib/cover-page';

import { menuDrawer } from './drawer-content';
import { addCss } from '../elements';

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
