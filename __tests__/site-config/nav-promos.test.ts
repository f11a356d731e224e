import { SITE_CODES, siteOf } from '@/site-config/brands';
import { SPECIFIED } from '../support/specified-brands';
import type { NavPromo } from '@/site-config/types';

const brandsWith = (id: NavPromo['id']) =>
  SPECIFIED.filter((code) => siteOf(code).navPromos.some((promo) => promo.id === id));
const promoOf = (code: (typeof SITE_CODES)[number], id: NavPromo['id']) =>
  siteOf(code).navPromos.find((promo) => promo.id === id);

describe('navigation promo cards', () => {
  it('[S2.9] every brand has a call card, whose link is the call link', () => {
    for (const code of SITE_CODES) {
      expect(promoOf(code, 'call')).toMatchObject({ callrail: true });
      expect(promoOf(code, 'call')?.link).toBeUndefined();
    }
  });

  it("[S2.10] every brand has a 'Top Reasons' card that leads to its about page", () => {
    for (const code of SITE_CODES) {
      expect(promoOf(code, 'top-reasons')).toMatchObject({ linkText: 'Top Reasons', link: siteOf(code).aboutPath });
    }
  });

  it('[S2.11] every brand has an alumni-app card, configured but not rendered; every other card is', () => {
    for (const code of SITE_CODES) {
      const hidden = siteOf(code).navPromos.filter(({ render }) => render === false);
      expect(hidden.map(({ id }) => id)).toEqual(['alumni-app']);
    }
  });

  it("[S2.12] every brand has a 'Read Reviews' card that leads to its reviews", () => {
    for (const code of SITE_CODES) {
      expect(promoOf(code, 'read-reviews')).toMatchObject({ linkText: 'Read Reviews', link: siteOf(code).reviewsPath });
    }
  });

  it('[S2.13] some brands have a locations card, some an insurance-check card', () => {
    expect(brandsWith('locations')).toEqual(['AHW', 'XFO', 'REF']);
    expect(brandsWith('insurance-check')).toEqual(['DSH', 'GRN', 'LAG', 'ROA']);
    expect(promoOf('AHW', 'locations')?.link).toBe('/facilities/');
    expect(promoOf('DSH', 'insurance-check')?.link).toBe('/verify-insurance/');
  });

  it('[S3.13] every card has image and text; a link comes with its text', () => {
    for (const code of SITE_CODES) {
      for (const promo of siteOf(code).navPromos) {
        expect(promo.image).toBe(`/brands/${code}/promo-${promo.id}.svg`);
        expect(promo.text).toMatch(/\.$/);
        expect(promo.linkText).toBeTruthy();
      }
    }
  });
});
