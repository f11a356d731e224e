import { type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from './plain-click';

export interface FramePlateProps {
  /** Of the plate and of the frame that takes its place. */
  className: string;
  /** Address of what the frame shows. */
  frame: string;
  /** Address of the same for who has no script, or opens it in a new tab. */
  page: string;
  /** What the frame is called. */
  title: string;
  /** What a click does, and who learns of it. */
  children: ReactNode;
}

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** Somebody else's page, in a frame, in the place of a plate that says what a click does. Nothing of it loads unasked. */
export function FramePlate({ className, frame, page, title, children }: FramePlateProps) {
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  if (isShown) {
    return (
      <iframe
        className={className}
        ref={focus}
        src={frame}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- what it warns of is a frame of one's own origin; this one's scripts need theirs
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a className={className} href={page} rel="noreferrer" onClick={show}>
      {children}
    </a>
  );
}
