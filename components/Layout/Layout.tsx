import type { ReactNode } from 'react';
import { CONTENT_ID } from '@footbridge/shared/content-id';
import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { UnknownPathsContext } from '../site-context';
import { SkipLink } from '../SkipLink/SkipLink';

const NONE: readonly string[] = [];

export interface LayoutProps {
  layout: LayoutData;
  /** A header without a menu. */
  isReduced?: boolean;
  /** Year of the copyright line, from the server, because the browser's clock may not match the HTML. */
  year?: number;
  /** The page's <main>. */
  children: ReactNode;
}

/** The layout of every page: header, content, footer. Empty menus are replaced by the brand's paths and the site's pages. */
export function Layout({ layout, isReduced = false, year, children }: LayoutProps) {
  return (
    <UnknownPathsContext value={layout.unknownPaths ?? NONE}>
      <SkipLink />
      <Header menu={isReduced ? null : layout.primary} pages={layout.pages} />
      <div id={CONTENT_ID} tabIndex={-1}>
        {children}
      </div>
      <Footer
        menu={layout.footer}
        social={layout.social}
        pages={layout.pages}
        year={year}
        hasLocationCredit={!layout.hasOwnLocations}
      />
    </UnknownPathsContext>
  );
}
