/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { callName } from '../support/call-name';
import { inBrand } from '../support/in-brand';
import { SPECIFIED } from '../support/specified-brands';

function renderCards(code: SiteCode, props?: { from?: number; count?: number }) {
  const site = siteOf(code);
  render(inBrand(site, <PromoCards {...props} />));
  return site;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Promo cards', () => {
  it.each(SITE_CODES)('[S2.9] %s: the call card is a call link', (code) => {
    const { callNumbers } = renderCards(code);
    const card = screen.getByRole('link', { name: callName(callNumbers.default.display) });
    expect(card).toHaveAttribute('href', callNumbers.default.tel);
    expect(card).toHaveAttribute('data-call-link');
  });

  it.each(SITE_CODES)('[S2.10] %s: has a Top Reasons card', (code) => {
    renderCards(code);
    expect(screen.getByRole('link', { name: 'Top Reasons' })).toBeInTheDocument();
  });

  it.each(SITE_CODES)('[S2.11] %s: the alumni app is configured, not rendered', (code) => {
    const promo = renderCards(code).navPromos.find(({ id }) => id === 'alumni-app');
    expect(promo).toMatchObject({ render: false });
    expect(promo && screen.queryByText(promo.text)).not.toBeInTheDocument();
  });

  it.each(SITE_CODES)('[S2.12] %s: has a Read Reviews card that leads to the reviews', (code) => {
    const { reviewsPath } = renderCards(code);
    expect(screen.getByRole('link', { name: 'Read Reviews' })).toHaveAttribute('href', reviewsPath);
  });

  it.each(SPECIFIED)('[S2.13] %s: a locations card or an insurance-check card, where decided', (code) => {
    const promos = renderCards(code).navPromos.filter((promo) => promo.render !== false);
    const ids = promos.map(({ id }) => id);
    expect(ids.includes('locations')).toBe(['AHW', 'XFO', 'REF'].includes(code));
    expect(ids.includes('insurance-check')).toBe(['DSH', 'GRN', 'LAG', 'ROA'].includes(code));
    expect(screen.getAllByRole('listitem')).toHaveLength(promos.length);
    for (const { link } of promos) if (link) expect(links()).toContain(link);
  });

  it('renders `count` cards from `from`, modulo their number', () => {
    const promos = renderCards('DSH', { from: 5, count: 2 }).navPromos.filter((promo) => promo.render !== false);
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent)).toEqual([
      promos[1]?.text,
      promos[2]?.text,
    ]);
  });
});
