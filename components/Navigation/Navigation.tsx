import { Chevron } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { PromoCards } from '../PromoCards/PromoCards';
import * as S from './Navigation.styles';

import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { SiteConfig } from '@/site-config/types';

/** Returns whether the item has a link. Editors use "#" for headings. */
const hasLink = (item: MenuNode): item is MenuNode & { url: string } => !!item.url && item.url !== '#';

/** As many as fit a desktop's header. */
const MAX_ITEMS = 7;

type Entry = [title: string, url: string | null, children?: MenuNode[]];
const node = ([title, url, children = []]: Entry): MenuNode => ({ title, url, children });

/**
 * Returns a menu for when WordPress has none at the location or is unavailable: the brand's configured paths, then the site's
 * top pages.
 * @param isKnown whether a configured path may be linked to
 */
export function defaultMenu(site: SiteConfig, isKnown: (path: string) => boolean, pages: MenuNode[] = []): MenuNode[] {
  const care = [...site.levelsOfCarePaths, ...site.outpatientPaths].filter(({ path }) => isKnown(path));
  const entries: Entry[] = [
    ['Admissions', site.admissionsPath],
    ['Levels of care', null, care.map(({ name, path }) => node([name, path]))],
    ['Veterans', site.veteranPath],
    ['About', site.aboutPath],
    ['Reviews', site.reviewsPath],
  ];
  const known = entries.map(node).filter(({ url, children }) => (url === null ? children.length > 0 : isKnown(url)));
  const others = pages.filter(({ url }) => known.every((item) => item.url !== url));
  return [...known, ...others].slice(0, Math.max(known.length, MAX_ITEMS));
}

interface ItemTitleProps {
  item: MenuNode;
  className?: string;
  'data-top'?: number;
}

/** A menu item: a link, or text without a URL. */
export function ItemTitle({ item, ...rest }: ItemTitleProps) {
  return hasLink(item) ? (
    <Link {...rest} href={item.url} target={item.target}>
      {item.title}
    </Link>
  ) : (
    <span {...rest}>{item.title}</span>
  );
}

/** One level of a menu with its submenus. */
export function Branch({ items }: { items: MenuNode[] }) {
  return (
    <ul>
      {items.map((item, i) => (
        <li key={i}>
          <ItemTitle item={item} />
          {item.children.length > 0 && <Branch items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The menu bar: links, and buttons that open a panel (packages/browser/behaviors/menu-bar.ts). */
export function Navigation({ menu }: { menu: MenuNode[] }) {
  return (
    <S.Root className="main-menu" aria-label="Main">
      <ul className="bar">
        {menu.map((item, i) =>
          item.children.length ? (
            <li key={i}>
              <button type="button" data-top={i} aria-expanded={false}>
                {item.title}
                <Chevron />
              </button>
              <div className="panel">
                <div className="lists">
                  {hasLink(item) && <ItemTitle item={item} className="overview" />}
                  <Branch items={item.children} />
                </div>
                <PromoCards from={i * 2} count={2} />
              </div>
            </li>
          ) : (
            <li key={i}>
              <ItemTitle item={item} data-top={i} />
            </li>
          ),
        )}
      </ul>
    </S.Root>
  );
}
