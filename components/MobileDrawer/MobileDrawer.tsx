import { useEffect, useEffectEvent } from 'react';
import type { MenuNode } from '@/bridge/types';
import { breakpoints } from '@/site-config/theme';
import { Chevron } from '../Icon/Chevron';
import { ItemTitle } from '../Navigation/Branch';
import { leads } from '../Navigation/menu';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { PromoCards } from '../PromoCards/PromoCards';
import { useSite } from '../site-context';
import { Sheet } from './MobileDrawer.styles';

export interface MobileDrawerProps {
  menu: MenuNode[];
  active: boolean;
  onClose: () => void;
}

/** The menu on small screens: the whole screen, each level an accordion, the promos at its end. */
export function MobileDrawer({ menu, active, onClose }: MobileDrawerProps) {
  const site = useSite();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // A turned tablet shows the bar again, and nothing would unlock the page.
    const wide = matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);
  return (
    <Sheet active={active} onClose={onClose} aria-label="Menu">
      <div className="masthead">
        <span className="logo">
          <img src={site.logo} alt="" width={250} height={64} />
        </span>
        <PhoneLink className="call">
          <span>Call</span> <CallNumber />
        </PhoneLink>
        <button type="button" className="menu" onClick={onClose}>
          <i className="close" aria-hidden />
          <span>Close</span>
        </button>
      </div>
      <div className="body">
        <nav aria-label="Main">
          <Level items={menu} />
        </nav>
        <PromoCards />
      </div>
    </Sheet>
  );
}

function Level({ items }: { items: MenuNode[] }) {
  return (
    <ul>
      {items.map((item, i) => (
        <li key={i}>
          {item.children.length ? (
            <details>
              <summary>
                {item.title}
                <Chevron />
              </summary>
              <Level items={leads(item) ? [{ ...item, title: `${item.title}: overview`, children: [] }, ...item.children] : item.children} />
            </details>
          ) : (
            <ItemTitle item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
