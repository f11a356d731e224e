import type { ReactNode } from 'react';

export interface IframeFacadeProps {
  /** Of the link and of the iframe that replaces it. */
  className: string;
  /** The iframe's URL. */
  src: string;
  /** URL without script, or in a new tab. */
  page: string;
  /** The iframe's title. */
  title: string;
  /** States what a click loads, and from whom. */
  children: ReactNode;
}

/** A click-to-load facade: a click replaces the link by an iframe (packages/browser/behaviors/embeds.ts). Nothing of it loads before. */
export function IframeFacade({ className, src: frame, page, title, children }: IframeFacadeProps) {
  return (
    <a className={className} href={page} rel="noreferrer" data-frame={frame} data-frame-title={title}>
      {children}
    </a>
  );
}
