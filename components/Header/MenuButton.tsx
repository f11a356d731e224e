import { FOOTER_MENU_ID } from '../Footer/Footer';

/** Opens the menu on small screens (browser/drawer.ts). Without script it links to the menu at the page's end. */
export function MenuButton() {
  return (
    <a className="menu" href={`#${FOOTER_MENU_ID}`}>
      <i aria-hidden />
      <span>Menu</span>
    </a>
  );
}
