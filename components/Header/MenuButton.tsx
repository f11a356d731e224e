import { useState, type ComponentType } from 'react';
import type { MenuNode } from '@/bridge/types';
import { FOOTER_MENU_ID } from '../Footer/Footer';
import { useHydrated } from '../hooks/useHydrated';
import type { MobileDrawerProps } from '../MobileDrawer/MobileDrawer';

const load = () => import('../MobileDrawer/MobileDrawer');

/**
 * Opens the menu on small screens. The drawer's code comes with the first touch; until it is here, without script, or
 * when it cannot come, this is a link to the menu at the page's end.
 */
export function MenuButton({ menu }: { menu: MenuNode[] }) {
  const [Drawer, setDrawer] = useState<ComponentType<MobileDrawerProps>>();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const show = async () => {
    try {
      const { MobileDrawer } = await load();
      setDrawer(() => MobileDrawer);
      setOpen(true);
    } catch {
      location.hash = FOOTER_MENU_ID;
    }
  };
  return (
    <>
      <a
        className="menu"
        href={`#${FOOTER_MENU_ID}`}
        {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={() => void load().catch(() => undefined)}
        onFocus={() => void load().catch(() => undefined)}
        onClick={(event) => {
          event.preventDefault();
          void show();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          void show();
        }}
      >
        <i aria-hidden />
        <span>Menu</span>
      </a>
      {Drawer && <Drawer menu={menu} active={open} onClose={() => setOpen(false)} />}
    </>
  );
}
