import { type MouseEvent, useState } from 'react';
import { reviewWidgetFrame } from '@/site-config/review-widget';
import { isPlainClick } from '../Plate/plain-click';
import { useSite } from '../site-context';

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * Reviews that a service of its own keeps: a plate that says what a click does, and after it the service's frame. Nothing of
 * it loads unasked. Without script, and in a new tab, the click leads to the same page.
 */
export function ReviewWidget() {
  const site = useSite();
  const [isShown, setShown] = useState(false);
  const frame = reviewWidgetFrame(site.reviewWidgetId);
  if (!frame) return null;
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  if (isShown) {
    return (
      <iframe
        className="review-widget"
        ref={focus}
        src={frame.url}
        title={`Reviews of ${site.shortName} on ${frame.host}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- what it warns of is a frame of one's own origin; this one's scripts need theirs
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a className="review-widget" href={frame.url} rel="noreferrer" onClick={show}>
      <b>Show reviews from {frame.host}</b>: loads them from there and tells it that you look
    </a>
  );
}
