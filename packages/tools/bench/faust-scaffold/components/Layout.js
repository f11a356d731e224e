import Head from 'next/head';

import { Header } from './Header';
import { Menu } from './Menu';
import styles from './Layout.module.css';

const told = (names, content) => names.map((name) => <meta key={name} property={name} content={content} />);

/** The frame of every page: what stands in its head, the header, the page itself and the footer. */
export function Layout({ data, imageUrl, children }) {
  const { title, description } = data?.generalSettings ?? {};
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta property="og:type" content="website" />
        <meta property="twitter:card" content="summary_large_image" />
        {told(['title', 'og:title', 'twitter:title'], title)}
        {description && told(['description', 'og:description', 'twitter:description'], description)}
        {imageUrl && told(['og:image', 'twitter:image'], imageUrl)}
      </Head>
      <Header title={title} description={description} items={data?.headerMenuItems?.nodes ?? []} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.container}>
          <Menu items={data?.footerMenuItems?.nodes ?? []} />
          <p>{`${title}. Powered by WordPress.`}</p>
        </div>
      </footer>
    </>
  );
}

export function Container({ children }) {
  return <div className={styles.container}>{children}</div>;
}
