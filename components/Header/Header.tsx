import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import { Link } from '../Link/Link';
import { Navigation, defaultMenu } from '../Navigation/Navigation';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { useIsKnown, useSite } from '../site-context';
import * as S from './Header.styles';
import { Icon } from '../Icon/Icon';
import { FOOTER_MENU_ID } from '../Footer/Footer';

/** Opens the menu on small screens (packages/browser/behaviors/drawer.ts). Without script it links to the menu at the page's end. */
function MenuButton() {
  return (
    <a className="menu" href={`#${FOOTER_MENU_ID}`}>
      <i aria-hidden />
      <span>Menu</span>
    </a>
  );
}

function Magnifier() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export interface HeaderProps {
  /** Null for a header without a menu. */
  menu: MenuNode[] | null;
  /** The site's top pages, for an empty menu. */
  pages?: MenuNode[];
}

/** The header: logo, menu, search, call number. */
export function Header({ menu, pages }: HeaderProps) {
  const site = useSite();
  const isKnown = useIsKnown();
  const items = menu?.length ? menu : defaultMenu(site, isKnown, pages);
  const hasMenu = menu && items.length > 0;
  return (
    <S.Root className="masthead">
      <Link href="/" className="logo">
        {/* Lower priority than the typefaces and the first picture. */}
        <img src={site.logo} alt={site.fullName} width={250} height={64} fetchPriority="low" />
      </Link>
      {hasMenu && <Navigation menu={items} />}
      {menu && (
        <Link href="/search/?s=" className="search">
          <Magnifier />
          <span>Search</span>
        </Link>
      )}
      <PhoneLink className="call">
        <span>Call</span> <CallNumber />
      </PhoneLink>
      {hasMenu && <MenuButton />}
    </S.Root>
  );
}
