/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { CallNumber, PhoneLink } from '@/components/PhoneLink/PhoneLink';
import { SiteContext } from '@/components/site-context';
import { sites } from '@/site-config/brands';
import { SITE_CODES } from '@/site-config/types';

describe('PhoneLink', () => {
  it.each(SITE_CODES)('[S2.28] calls the house number of %s', (code) => {
    const site = sites[code];
    const { display, tel } = site.callNumbers.default;
    render(
      <SiteContext.Provider value={site}>
        <PhoneLink />
      </SiteContext.Provider>,
    );
    expect(screen.getByRole('link', { name: `Call ${display}` })).toHaveAttribute('href', tel);
  });

  it('[S2.28] marks what call tracking swaps: the link, and within it the number alone', () => {
    render(
      <PhoneLink className="wide">
        Ask about a place: <CallNumber />
      </PhoneLink>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('data-call-link');
    expect(link).toHaveClass('wide');
    expect(link.querySelectorAll('[data-call-number-text]')).toHaveLength(1);
    expect(link.querySelector('[data-call-number-text]')).toHaveTextContent(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  it('keeps a number that was put in by hand when it is drawn again', () => {
    const { rerender } = render(<PhoneLink />);
    const number = document.querySelector('[data-call-number-text]');
    if (number?.firstChild) number.firstChild.nodeValue = '(702) 555-0111';
    rerender(<PhoneLink className="again" />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Call (702) 555-0111');
  });
});
