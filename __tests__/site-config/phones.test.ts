import { SITE_CODES, siteOf } from '@/site-config/brands';
import { SPECIFIED } from '../support/specified-brands';
import type { SiteCode } from '@/site-config/types';

const AREA: Record<SiteCode, string> = {
  AHW: '508',
  DSH: '702',
  GRN: '972',
  LAG: '949',
  XFO: '662',
  REF: '954',
  ROA: '813',
  SUN: '973',
};

describe('call numbers', () => {
  it('[S3.3] the main phone of every brand is an international number', () => {
    for (const code of SITE_CODES) expect(siteOf(code).mainPhone).toMatch(/^\+1\d{10}$/);
  });

  it('[S3.4] [S3.60] every brand has seven variants, each with a display value and a tel link to the same number', () => {
    for (const code of SITE_CODES) {
      const variants = siteOf(code).callNumbers;
      expect(Object.keys(variants)).toEqual([
        'default',
        'score1',
        'score2',
        'alumni',
        'veteran',
        'specialPath',
        'mentalHealth',
      ]);
      for (const { display, tel } of Object.values(variants)) {
        expect(display).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(tel).toBe(`tel:+1${display.replace(/\D/g, '')}`);
      }
    }
  });

  it('are placeholders of the fictional range under the town’s area code, no number twice', () => {
    const numbers = SPECIFIED.flatMap((code) =>
      Object.values(siteOf(code).callNumbers).map(({ tel }) => ({ code, tel })),
    );
    for (const { code, tel } of numbers) expect(tel).toMatch(new RegExp(`^tel:\\+1${AREA[code]}55501\\d\\d$`));
    expect(new Set(numbers.map(({ tel }) => tel)).size).toBe(numbers.length);
  });
});
