import { reviewWidgetIframe } from '@/components/ReviewWidget/review-widget';
import { useSite } from '../site-context';
import * as S from './ReviewWidget.styles';

/** Reviews that a service of its own keeps. */
export function ReviewWidget() {
  const site = useSite();
  const frame = reviewWidgetIframe(site.reviewWidgetId);
  if (!frame) return null;
  return (
    <S.Root
      className="review-widget"
      frame={frame.url}
      page={frame.url}
      title={`Reviews of ${site.shortName} on ${frame.host}`}
    >
      <b>Show reviews from {frame.host}</b>: loads them from there and tells it that you look
    </S.Root>
  );
}
