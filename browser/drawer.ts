import { coverPage } from '@/components/overlay/cover-page';

import { menuDrawer } from './drawer-content';
import { isMobile, onMobileFlag } from './mobile-flag';

/** Starts the button that opens the menu on small screens. Without script it is a link to the menu at the page's end. */
export function startDrawer(): void {
  const button = document.querySelector<HTMLAnchorElement>('.masthead > .menu');
  const bar = document.querySelector('.main-menu .bar');
  if (!button || !bar) return;
  let drawer: HTMLDialogElement | undefined;
  let uncover: (() => void) | undefined;
  const setExpanded = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));

  const close = () => {
    drawer?.remove();
    uncover?.();
    uncover = undefined;
    setExpanded(false);
  };
  const open = (event: Event) => {
    event.preventDefault();
    if (uncover) return;
    drawer ??= menuDrawer(bar, close);
    document.body.append(drawer);
    setExpanded(true);
    uncover = coverPage(drawer, close);
  };

  button.setAttribute('role', 'button');
  button.setAttribute('aria-haspopup', 'dialog');
  setExpanded(false);
  button.addEventListener('click', open);
  button.addEventListener('keydown', (event) => event.key === ' ' && open(event));
  // A turned tablet shows the menu bar again.
  onMobileFlag(() => !isMobile() && uncover && close());
  // The back/forward cache must not bring the page back with an open drawer.
  window.addEventListener('pagehide', () => uncover && close());
}
