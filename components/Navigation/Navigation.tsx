import type { MenuNode } from '@/bridge/types';
import { Chevron } from '../Icon/Chevron';
import { PromoCards } from '../PromoCards/PromoCards';
import { Branch, ItemTitle } from './Branch';
import { leads } from './menu';
import { useDisclosure } from './useDisclosure';

/** The menu as a bar of links, and of buttons that open a panel each. */
export function Navigation({ menu }: { menu: MenuNode[] }) {
  const { open, bar, pointer, toggle } = useDisclosure();
  return (
    <nav {...bar} className="main-menu" aria-label="Main">
      <ul className="bar">
        {menu.map((item, i) =>
          item.children.length ? (
            <li key={i} {...pointer(i)}>
              <button type="button" data-top={i} aria-expanded={open === i} onClick={() => toggle(i)}>
                {item.title}
                <Chevron />
              </button>
              <div className="panel">
                <div className="lists">
                  {leads(item) && <ItemTitle item={item} className="overview" />}
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
    </nav>
  );
}
