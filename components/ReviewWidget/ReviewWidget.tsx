import styled from 'styled-components';
import { useSite } from '../site-context';
import { IframeFacade } from '../Facade/IframeFacade';

const Root = styled(IframeFacade)`
  display: block;
  width: 100%;
  margin-top: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  a& {
    padding: var(--space-5);
    background: var(--color-surface-alt);
    color: var(--color-text);
    text-decoration: none;
  }
  b {
    color: var(--color-interactive);
    text-decoration: underline;
  }
  iframe& {
    height: 40rem;
    max-height: 80vh;
  }
  @media print {
    display: none;
  }
`;

/**
 * Returns the review widget's iframe (specification, section 3 "review-widget id").
 * @returns null without NEXT_PUBLIC_REVIEW_WIDGET_URL, and for a placeholder id
 */
function reviewWidgetIframe(id: string) {
  const url = process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL?.replaceAll('{id}', encodeURIComponent(id));
  if (!url || !URL.canParse(url) || id.startsWith('placeholder')) return null;
  return { url, host: new URL(url).host };
}

/** The facade of the review service's widget. */
export function ReviewWidget() {
  const site = useSite();
  const iframe = reviewWidgetIframe(site.reviewWidgetId);
  if (!iframe) return null;
  return (
    <Root
      className="review-widget"
      src={iframe.url}
      page={iframe.url}
      title={`Reviews of ${site.shortName} on ${iframe.host}`}
    >
      <b>Show reviews from {iframe.host}</b>: they load from there, and it will see that you viewed them
    </Root>
  );
}
