import type { ReactNode } from 'react';
import type { LayoutData } from '@/bridge/wordpress/types';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { CONTENT_ID, SkipLink } from '../SkipLink/SkipLink';

export interface LayoutProps {
  layout: LayoutData;
  /** A header without a menu: who came for one thing finds everything else at the page's end. */
  isReduced?: boolean;
  /** Of the copyright line, from where the page was made: a browser's clock would not match the HTML. Absent: no year. */
  year?: number;
  /** The page's <main>. */
  children: ReactNode;
}

/** What every page of a brand has around its content. Stands with empty menus too: then the configured paths are drawn. */
export function Layout({ layout, isReduced = false, year, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header menu={isReduced ? null : layout.primary} />
      <div id={CONTENT_ID} tabIndex={-1}>
        {children}
      </div>
      <Footer menu={layout.footer} social={layout.social} year={year} hasLocationCredit={!layout.hasOwnLocations} />
    </>
  );
}
