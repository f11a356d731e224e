import type { MenuNode } from '@/bridge/wordpress/types';
import { Link } from '../Link/Link';
import { leads } from './menu';

interface ItemTitleProps {
  item: MenuNode;
  className?: string;
  'data-top'?: number;
}

/** An item's own line: a link, or plain words where it leads nowhere. */
export function ItemTitle({ item, ...rest }: ItemTitleProps) {
  return leads(item) ? (
    <Link {...rest} href={item.url} target={item.target}>
      {item.title}
    </Link>
  ) : (
    <span {...rest}>{item.title}</span>
  );
}

/** One level of a menu and all that is below it. */
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
