import Link from 'next/link';
import { useState } from 'react';

import { Menu } from './Menu';
import styles from './Header.module.css';

export function Header({ title, description, items }) {
  const [isShown, setShown] = useState(false);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <div className={styles.bar}>
        <div>
          <Link className={styles.title} href="/">
            {title}
          </Link>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <button
          className={styles.toggle}
          type="button"
          aria-label="Toggle navigation"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          ☰
        </button>
        <Menu className={isShown ? styles.shown : styles.navigation} items={items} />
      </div>
    </header>
  );
}
