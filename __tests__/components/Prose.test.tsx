/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { Prose } from '@/components/Prose/Prose';
import { site } from '@/site-config/site';
import { paintNumber, showVariant } from '@footbridge/browser/number/current';
import { serve } from '../support/serve';

describe('the call number in a text', () => {
  const { default: house, score2 } = site.callNumbers;
  const html = `<p>Call <a href="${house.tel}" data-call-link="text"><span data-call-number-text="text">${house.display}</span></a>.</p>`;
  afterEach(() => showVariant('default'));

  it('[S4.12] follows the visit: visible, dialed and accessible number', () => {
    serve(<Prose html={html} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', house.tel);
    showVariant('score2');
    expect(screen.getByRole('link')).toHaveAttribute('href', score2.tel);
    expect(screen.getByRole('link')).toHaveAccessibleName(score2.display);
  });

  it('is the visit’s as soon as the page’s script runs', () => {
    showVariant('score2');
    serve(<Prose html={html} />);
    paintNumber(document);
    expect(screen.getByRole('link')).toHaveAttribute('href', score2.tel);
  });

  it('stays a call-tracking script’s until it is another one', () => {
    serve(<Prose html={html} />);
    const seen = screen.getByText(house.display);
    seen.textContent = '(212) 555-0199';
    showVariant('default');
    expect(seen).toHaveTextContent('(212) 555-0199');
    showVariant('score2');
    expect(seen).toHaveTextContent(score2.display);
  });
});

it('renders nothing for an empty text', () => {
  expect(render(<Prose html="" />).container).toBeEmptyDOMElement();
});
