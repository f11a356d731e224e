import type { ReactNode } from 'react';

export interface IframeFacadeProps {
  /** Of the link and of the frame that takes its place. */
  className: string;
  /** Address of what the frame shows. */
  frame: string;
  /** Address of the same for a visitor without script, or in a new tab. */
  page: string;
  /** The frame's title. */
  title: string;
  /** Says what a click loads, and from whom. */
  children: ReactNode;
}

/** A link that a click replaces by another site's page in a frame (browser/embeds.ts). Nothing of it loads before. */
export function IframeFacade({ className, frame, page, title, children }: IframeFacadeProps) {
  return (
    <a className={className} href={page} rel="noreferrer" data-frame={frame} data-frame-title={title}>
      {children}
    </a>
  );
}
