import { coverPage } from '@/components/Modal/cover-page';

import { menuDrawer } from './drawer-content';
import { drawerCss } from './drawer-css';
import { addCss } from './elements';
import { isMobile, onMobileFlag } from './mobile-flag';

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
