/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { sites } from '@/site-config/brands';
import { SITE_CODES, type SiteCode } from '@/site-config/types';
import { callName } from '../support/call-name';
import { inBrand } from '../support/in-brand';

function draw(code: SiteCode, props?: { from?: number; count?: number }) {
  const site = sites[code];
  render(inBrand(site, <PromoCards {...props} />));
  return site;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Promo cards', () => {
  it.each(SITE_CODES)('[S2.9] %s: the call card is a call link', (code) => {
    const { callNumbers } = draw(code);
    const card = screen.getByRole('link', { name: callName(callNumbers.default.display) });
    expect(card).toHaveAttribute('href', callNumbers.default.tel);
    expect(card).toHaveAttribute('data-call-link');
  });

  it.each(SITE_CODES)('[S2.10] %s: has a Top Reasons card', (code) => {
    draw(code);
    expect(screen.getByRole('link', { name: 'Top Reasons' })).toBeInTheDocument();
  });

  it.each(SITE_CODES)('[S2.11] %s: the alumni app is configured, not drawn', (code) => {
    const promo = draw(code).navPromos.find(({ id }) => id === 'alumni-app');
    expect(promo).toMatchObject({ render: false });
    expect(promo && screen.queryByText(promo.text)).not.toBeInTheDocument();
  });

  it.each(SITE_CODES)('[S2.12] %s: has a Read Reviews card that leads to the reviews', (code) => {
    const { reviewsPath } = draw(code);
    expect(screen.getByRole('link', { name: 'Read Reviews' })).toHaveAttribute('href', reviewsPath);
  });

  it.each(SITE_CODES)('[S2.13] %s: a locations card or an insurance-check card, where decided', (code) => {
    const drawn = draw(code).navPromos.filter((promo) => promo.render !== false);
    const ids = drawn.map(({ id }) => id);
    expect(ids.includes('locations')).toBe(['AHW', 'XFO', 'REF'].includes(code));
    expect(ids.includes('insurance-check')).toBe(['DSH', 'GRN', 'LAG', 'ROA'].includes(code));
    expect(screen.getAllByRole('listitem')).toHaveLength(drawn.length);
    for (const { link } of drawn) if (link) expect(links()).toContain(link);
  });

  it('draws as many as asked, beginning where asked, counted round', () => {
    const drawn = draw('DSH', { from: 5, count: 2 }).navPromos.filter((promo) => promo.render !== false);
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent)).toEqual([
      drawn[1]?.text,
      drawn[2]?.text,
    ]);
  });
});
