import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import { Chevron } from '../Icon/Chevron';
import { PromoCards } from '../PromoCards/PromoCards';
import { Branch, ItemTitle } from './Branch';
import { hasLink } from './menu';
import * as S from './Navigation.styles';

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
