/** A review service's page about the brand, made for frames. */
export interface ReviewWidgetIframe {
  url: string;
  /** Whom a visitor's browser asks: said before it does. */
  host: string;
}

/**
 * The review widget (specification, section 3 "review-widget id"), where its service is configured.
 * @param id the brand's reviewWidgetId
 * @returns null without NEXT_PUBLIC_REVIEW_WIDGET_URL, and while the id is this project's placeholder
 */
export function reviewWidgetIframe(id: string): ReviewWidgetIframe | null {
  const url = process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL?.replaceAll('{id}', encodeURIComponent(id));
  if (!url || !URL.canParse(url) || id.startsWith('placeholder')) return null;
  return { url, host: new URL(url).host };
}
