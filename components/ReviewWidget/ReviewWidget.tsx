import { reviewWidgetFrame } from '@/site-config/review-widget';
import { FramePlate } from '../Plate/FramePlate';
import { useSite } from '../site-context';

/** Reviews that a service of its own keeps. */
export function ReviewWidget() {
  const site = useSite();
  const frame = reviewWidgetFrame(site.reviewWidgetId);
  if (!frame) return null;
  return (
    <FramePlate className="review-widget" frame={frame.url} page={frame.url} title={`Reviews of ${site.shortName} on ${frame.host}`}>
      <b>Show reviews from {frame.host}</b>: loads them from there and tells it that you look
    </FramePlate>
  );
}
