import { flatListToHierarchical } from '@faustwp/core';
import Link from 'next/link';

import styles from './Menu.module.css';

function Entries({ items }) {
  return (
    <ul className={styles.menu}>
      {items.map(({ id, path, label, children }) => (
        <li key={id}>
          <Link href={path ?? ''}>{label ?? ''}</Link>
          {children.length > 0 && <Entries items={children} />}
        </li>
      ))}
    </ul>
  );
}

export function Menu({ items, className }) {
  return (
    <nav className={className} aria-label={`${items[0]?.menu?.node?.name} menu`}>
      {/* Entries below a parent that is not in the list come without a name. */}
      <Entries items={flatListToHierarchical(items).filter(({ __typename }) => __typename)} />
    </nav>
  );
}
