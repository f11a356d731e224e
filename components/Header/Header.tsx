import type { MenuNode } from '@/bridge/types';
import { Link } from '../Link/Link';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { useSite } from '../site-context';

/** The brand, the menu, the number to call. */
export function Header({ menu }: { menu: MenuNode[] }) {
  const site = useSite();
  return (
    <header>
      <Link href="/">
        <img src={site.logo} alt={site.fullName} width={200} height={48} />
      </Link>
      <ul>
        {menu.map((item) => (
          <li key={item.id}>{item.url ? <Link href={item.url}>{item.title}</Link> : item.title}</li>
        ))}
      </ul>
      <PhoneLink />
    </header>
  );
}
