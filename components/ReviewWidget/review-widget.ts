/** The review service's embed for the brand. */
export interface ReviewWidgetIframe {
  url: string;
  /** Host that the browser contacts; the facade names it. */
  host: string;
}

/**
 * Returns the review widget's iframe (specification, section 3 "review-widget id").
 * @param id the brand's reviewWidgetId
 * @returns null without NEXT_PUBLIC_REVIEW_WIDGET_URL, and for a placeholder id
 */
export function reviewWidgetIframe(id: string): ReviewWidgetIframe | null {
  const url = process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL?.replaceAll('{id}', encodeURIComponent(id));
  if (!url || !URL.canParse(url) || id.startsWith('placeholder')) return null;
  return { url, host: new URL(url).host };
}
