import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import { Link } from '../Link/Link';
import { hasLink } from './menu';

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
