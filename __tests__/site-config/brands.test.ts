import { readdirSync } from 'node:fs';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { pictureNames } from '@/site-config/brand/read';
import { SPECIFIED } from '../support/specified-brands';
import type { NavPromo, SiteCode, SiteConfig } from '@/site-config/types';

const withCode = (code: SiteCode): [SiteCode, SiteConfig] => [code, siteOf(code)];
const all = SITE_CODES.map(withCode);
const specified = SPECIFIED.map(withCode);

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

const TABLE: Record<SiteCode, string> = {
  AHW: 'ADCARE adcare.com Worcester MA /admissions/ /about/ /about/testimonials/ /programs/rehab-for-veterans/',
  DSH: 'DESERT_HOPE deserthopetreatment.com Las_Vegas NV /las-vegas-program/admissions/ /about/ /about/testimonials/ /las-vegas-program/veteran-program/',
  GRN: 'GREENHOUSE greenhousetreatment.com Grand_Prairie TX /admissions/ /about-us/ /about-us/testimonials/ /programs/rehab-for-veterans/',
  LAG: 'LAGUNA lagunatreatment.com Aliso_Viejo CA /admissions/ /about-our-addiction-treatment-center/ /about-our-addiction-treatment-center/testimonials/ /programs/rehab-for-veterans/',
  XFO: 'OXFORD oxfordtreatment.com Etta MS /admissions/ /about/ /about/reviews-and-testimonials/ /programs/rehab-for-veterans/',
  REF: 'RECOVERY_FIRST recoveryfirst.org Hollywood FL /admissions/ /about-us/ /about-us/reviews-and-testimonials/ /addiction-treatment-florida/veteran-program/',
  ROA: 'RIVER_OAKS riveroakstreatment.com Riverview FL /admissions/ /about-us/ /about-us/testimonials/ /addiction-treatment-florida/veteran-program/',
  SUN: 'SUNRISE_HOUSE sunrisehouse.com Lafayette NJ /admissions/ /about/ /about/reviews-and-testimonials/ /programs/rehab-for-veterans/',
};

describe('the brands', () => {
  it('[S1.1] each have a folder, and are in the order of their names', () => {
    expect(SITE_CODES.toSorted()).toEqual(readdirSync('site-config/brands').filter((name) => !name.includes('.')));
    const names = all.map(([, { fullName }]) => fullName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(SITE_CODES.filter((code) => SPECIFIED.includes(code))).toEqual(SPECIFIED);
    expect(() => siteOf('XYZ')).toThrow(`There is no site "XYZ". The sites are ${SITE_CODES.join(', ')}.`);
  });

  it('[S1.2] are AdCare, Desert Hope, Greenhouse, Laguna, Oxford, Recovery First, River Oaks, Sunrise House', () => {
    expect(specified.map(([, { shortName }]) => shortName).toSorted()).toEqual([
      'AdCare',
      'Desert Hope',
      'Greenhouse',
      'Laguna',
      'Oxford',
      'Recovery First',
      'River Oaks',
      'Sunrise House',
    ]);
  });

  it.each(specified)(
    '[S2.2] [S2.3] [S2.4] [S2.5] [S3.9] [S3.11] %s has the key, domain, town and paths that were decided',
    (code, site) => {
      const { key, domain, city, state, admissionsPath, aboutPath, reviewsPath, veteranPath } = site;
      const row = [key, domain, city.replace(' ', '_'), state, admissionsPath, aboutPath, reviewsPath, veteranPath];
      expect(row.join(' ')).toBe(TABLE[code]);
    },
  );

  it.each(specified)(
    '[S2.6] [S3.10] %s lists two or three outpatient and levels-of-care paths, each once',
    (_code, site) => {
      for (const paths of [site.outpatientPaths, site.levelsOfCarePaths]) {
        expect(paths.length).toBeGreaterThanOrEqual(2);
        expect(paths.length).toBeLessThanOrEqual(3);
      }
      const named = [...site.outpatientPaths, ...site.levelsOfCarePaths];
      expect(new Set(named.map(({ path }) => path)).size).toBe(named.length);
      expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    },
  );

  it.each(all)('[S3.1] %s has its own domain, logo, white logo, favicon and quote image', (code, site) => {
    expect([site.logo, site.whiteLogo, site.favicon, site.quoteImage]).toEqual(
      ['logo', 'logo-white', 'favicon', 'quote'].map((name) => `/brands/${code}/${name}.svg`),
    );
    expect(all.filter(([, { domain }]) => domain === site.domain)).toHaveLength(1);
  });

  it.each(all)('%s has each picture that it names in its folder, and no other', (code, site) => {
    const files = readdirSync(`site-config/brands/${code}`).filter(
      (file) => file !== 'brand.json' && file !== 'content',
    );
    expect(files.toSorted()).toEqual(pictureNames(site).toSorted());
  });

  it.each(specified)('[S3.2] %s has full and short name, three-letter code and upper-case key', (code, site) => {
    expect(site.fullName.startsWith(site.shortName)).toBe(true);
    expect(site.code).toBe(code);
    expect(site.code).toMatch(/^[A-Z]{3}$/);
    expect(site.key).toMatch(/^[A-Z_]+$/);
  });

  it.each(all)('[S3.6] %s has a radial gradient of two colours', (_code, site) => {
    expect(site.radialGradient).toHaveLength(2);
  });

  it('[S3.7] of the eight only Laguna has an insurance blurb, and the mental-health section', () => {
    const having = (field: 'insuranceBlurb' | 'mentalHealthPath') => SPECIFIED.filter((code) => siteOf(code)[field]);
    expect(having('insuranceBlurb')).toEqual(['LAG']);
    expect(having('mentalHealthPath')).toEqual(['LAG']);
  });

  it.each(all)('[S3.8] %s has its admissions path as an absolute address, too', (_code, site) => {
    expect(new URL(site.admissionsUrl)).toMatchObject({
      protocol: 'https:',
      host: site.domain,
      pathname: site.admissionsPath,
    });
  });

  it.each(specified)(
    '[S3.12] %s has statistics: 50+ years, 90+ counselors, 11,000+ to 19,000+ patients',
    (_code, site) => {
      const [years, counselors, patients] = site.statistics.map(({ value }) => value);
      expect([years, counselors]).toEqual(['50+', '90+']);
      const count = Number(patients?.replace(/[,+]/g, ''));
      expect(count).toBeGreaterThanOrEqual(11_000);
      expect(count).toBeLessThanOrEqual(19_000);
    },
  );

  it.each(specified)("[S3.14] %s has a review widget's id, marked as a placeholder", (code, site) => {
    expect(site.reviewWidgetId).toBe(`placeholder-${code.toLowerCase()}-reviews`);
  });

  it('of the eight, no two have the same typefaces, and no two the same forms', () => {
    const faces = SPECIFIED.map((code) =>
      Object.values(siteOf(code).look.fonts)
        .map(({ name }) => name)
        .join(),
    );
    const forms = SPECIFIED.map((code) => {
      const { radius, buttonRadius, hero, eyebrow } = siteOf(code).look;
      return [radius, buttonRadius, hero, eyebrow].join();
    });
    expect(new Set(faces).size).toBe(8);
    expect(new Set(forms).size).toBe(8);
  });
});

describe('call numbers', () => {
  it.each(all)(
    '[S3.3] [S3.4] [S3.60] %s has a main phone, and seven variants with a display value and a tel link to the same number',
    (_code, { mainPhone, callNumbers }) => {
      expect(mainPhone).toMatch(/^\+1\d{10}$/);
      expect(Object.keys(callNumbers)).toEqual([
        'default',
        'score1',
        'score2',
        'alumni',
        'veteran',
        'specialPath',
        'mentalHealth',
      ]);
      for (const { display, tel } of Object.values(callNumbers)) {
        expect(display).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(tel).toBe(`tel:+1${display.replace(/\D/g, '')}`);
      }
    },
  );

  it('are placeholders of the fictional range under the town’s area code, no number twice', () => {
    const numbers = specified.flatMap(([code, site]) =>
      Object.values(site.callNumbers).map(({ tel }) => ({ code, tel })),
    );
    for (const { code, tel } of numbers) expect(tel).toMatch(new RegExp(`^tel:\\+1${AREA[code]}55501\\d\\d$`));
    expect(new Set(numbers.map(({ tel }) => tel)).size).toBe(numbers.length);
  });
});

describe('navigation promo cards', () => {
  const cardOf = ({ navPromos }: SiteConfig, id: NavPromo['id']) => navPromos.find((promo) => promo.id === id);
  const brandsWith = (id: NavPromo['id']) => SPECIFIED.filter((code) => cardOf(siteOf(code), id));

  it.each(all)(
    "[S2.9] [S2.10] [S2.11] [S2.12] [S3.13] %s has the call link, 'Top Reasons', reviews, and the alumni app unrendered",
    (code, site) => {
      expect(cardOf(site, 'call')).toMatchObject({ callrail: true });
      expect(cardOf(site, 'call')?.link).toBeUndefined();
      expect(cardOf(site, 'top-reasons')).toMatchObject({ linkText: 'Top Reasons', link: site.aboutPath });
      expect(cardOf(site, 'read-reviews')).toMatchObject({ linkText: 'Read Reviews', link: site.reviewsPath });
      const hidden = site.navPromos.filter(({ render }) => render === false);
      expect(hidden.map(({ id }) => id)).toEqual(['alumni-app']);
      for (const promo of site.navPromos) {
        expect(promo.image).toBe(`/brands/${code}/promo-${promo.id}.svg`);
        expect(promo.text).toMatch(/\.$/);
        expect(promo.linkText).toBeTruthy();
      }
    },
  );

  it('[S2.13] some brands have a locations card, some an insurance-check card', () => {
    expect(brandsWith('locations')).toEqual(['AHW', 'XFO', 'REF']);
    expect(brandsWith('insurance-check')).toEqual(['DSH', 'GRN', 'LAG', 'ROA']);
    expect(cardOf(siteOf('AHW'), 'locations')?.link).toBe('/facilities/');
    expect(cardOf(siteOf('DSH'), 'insurance-check')?.link).toBe('/verify-insurance/');
  });
});
