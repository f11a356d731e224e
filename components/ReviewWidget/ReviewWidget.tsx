import { reviewWidgetIframe } from './review-widget';
import { useSite } from '../site-context';
import * as S from './ReviewWidget.styles';

/** The facade of the review service's widget. */
export function ReviewWidget() {
  const site = useSite();
  const iframe = reviewWidgetIframe(site.reviewWidgetId);
  if (!iframe) return null;
  return (
    <S.Root
      className="review-widget"
      src={iframe.url}
      page={iframe.url}
      title={`Reviews of ${site.shortName} on ${iframe.host}`}
    >
      <b>Show reviews from {iframe.host}</b>: they load from there, and it will see that you viewed them
    </S.Root>
  );
}
