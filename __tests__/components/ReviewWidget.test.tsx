/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { ReviewWidget } from '@/components/ReviewWidget/ReviewWidget';
import { siteOf, sites } from '@/site-config/brands';
import { inBrand } from '../support/in-brand';

const renderWidget = (reviewWidgetId: string) =>
  render(inBrand({ ...siteOf('DSH'), reviewWidgetId }, <ReviewWidget />));

describe('the review widget', () => {
  it('[S3.14] is off without a service, and while a brand has a placeholder for an id', () => {
    expect(renderWidget('r-1').container).toBeEmptyDOMElement();
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL = 'https://reviews.example.org/widget/{id}';
    for (const { reviewWidgetId } of sites) expect(renderWidget(reviewWidgetId).container).toBeEmptyDOMElement();
  });

  it('[S3.14] loads on a click only, and names the host', () => {
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL = 'https://reviews.example.org/widget/{id}?theme=plain';
    renderWidget('r/1');
    expect(document.querySelector('iframe')).toBeNull();
    const facade = screen.getByRole('link', {
      name: /^Show reviews from reviews\.example\.org ?: they load from there, and it will see that you viewed them$/,
    });
    expect(facade).toHaveAttribute('href', 'https://reviews.example.org/widget/r%2F1?theme=plain');
  });
});
