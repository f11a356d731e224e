/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { callName } from '../support/call-name';
import { inBrand } from '../support/in-brand';

function renderCards(code: SiteCode, props?: { from?: number; count?: number }) {
  const site = siteOf(code);
  render(inBrand(site, <PromoCards {...props} />));
  return site;
}

describe('Promo cards', () => {
  it.each(SITE_CODES)('[S2.9] %s: the call card is a call link', (code) => {
    const { callNumbers } = renderCards(code);
    const card = screen.getByRole('link', { name: callName(callNumbers.default.display) });
    expect(card).toHaveAttribute('href', callNumbers.default.tel);
    expect(card).toHaveAttribute('data-call-link');
  });

  it.each(SITE_CODES)('[S2.11] %s: the alumni app is configured, not rendered', (code) => {
    const promo = renderCards(code).navPromos.find(({ id }) => id === 'alumni-app');
    expect(promo).toMatchObject({ render: false });
    expect(promo && screen.queryByText(promo.text)).not.toBeInTheDocument();
  });

  it('renders `count` cards from `from`, modulo their number', () => {
    const promos = renderCards('DSH', { from: 5, count: 2 }).navPromos.filter((promo) => promo.render !== false);
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent)).toEqual([
      promos[1]?.text,
      promos[2]?.text,
    ]);
  });
});
