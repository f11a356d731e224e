import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { CrisisLine } from '../CrisisText/CrisisLine';
import { Link } from '../Link/Link';
import { Branch, ItemTitle, defaultMenu } from '../Navigation/Navigation';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { useIsKnown, useSite } from '../site-context';
import * as S from './Footer.styles';

/** The button at each page's end that opens the consent dialog (packages/browser/consent/request-choices.ts), in builds with vendors. */
export function PrivacyChoices() {
  return (
    <button type="button" className="privacy-choices" aria-haspopup="dialog">
      Privacy choices
    </button>
  );
}

/** Id of the menu at the page's end, which the menu button links to without script. */
export const FOOTER_MENU_ID = 'site-menu';

export interface FooterProps {
  /** Items with children become groups; others are in the last line. */
  menu: MenuNode[];
  social: MenuNode[];
  /** The site's top pages, for a menu without groups. */
  pages?: MenuNode[];
  year?: number;
  /** Credits the geolocation database; its license (CC BY 4.0) requires it on every page that uses it. */
  hasLocationCredit?: boolean;
}

const isGroup = (item: MenuNode) => item.children.length > 0;

/** The footer: brand, menus, emergency numbers, legal links. */
export function Footer({ menu, social, pages, year, hasLocationCredit = true }: FooterProps) {
  const site = useSite();
  const single = menu.filter((item) => !isGroup(item));
  const isKnown = useIsKnown();
  const others = defaultMenu(site, isKnown, pages);
  const groups = menu.some(isGroup)
    ? menu.filter(isGroup)
    : [
        ...others.filter(isGroup),
        { title: site.shortName, url: null, children: others.filter((item) => !isGroup(item)) },
      ].filter(isGroup);
  return (
    <S.Root className="site-footer">
      <div className="top">
        <div className="brand">
          <img src={site.whiteLogo} alt={site.fullName} width={250} height={64} loading="lazy" />
          <p>
            Addiction treatment in {site.city}, {site.state}
          </p>
          <PhoneLink />
        </div>
        <nav id={FOOTER_MENU_ID} aria-label="Footer" tabIndex={-1}>
          {groups.map((group, i) => (
            <div key={i}>
              <h2>
                <ItemTitle item={group} />
              </h2>
              <Branch items={group.children} />
            </div>
          ))}
        </nav>
      </div>
      <p className="emergency">
        <CrisisLine />
      </p>
      <div className="end">
        <p>
          © {year} {site.fullName}
        </p>
        <ul className="plain-list">
          <li>
            <Link href="/search/?s=">Search</Link>
          </li>
          {[...single, ...social].map((item, i) => (
            <li key={i}>
              <ItemTitle item={item} />
            </li>
          ))}
          {clientConfig.vendors.length > 0 && (
            <li>
              <PrivacyChoices />
            </li>
          )}
          {hasLocationCredit && (
            <li>
              <a href="https://db-ip.com/">IP Geolocation by DB-IP</a>
            </li>
          )}
        </ul>
      </div>
    </S.Root>
  );
}
