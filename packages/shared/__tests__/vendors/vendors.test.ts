import { SITE_CODES, siteOf } from '@/site-config/brands';
import { parseBrand } from '@/site-config/brand/parse';
import DSH from '@/site-config/brands/DSH/brand.json';
import { vendorsForConsent, configuredVendors, revisionOf, canLoad } from '@footbridge/shared/vendors/configured';
import { isOpenPage, PAGE_KINDS, pageKind } from '@footbridge/shared/vendors/pages';
import { CONSENT_CATEGORIES, VENDOR_IDS, type BrandVendor, type VendorId } from '@footbridge/shared/vendors/types';
import { VENDORS } from '@footbridge/shared/vendors/vendors';
import { templatePages } from '@/e2e/support/templates';
import { TEMPLATE_NAMES } from '@/wp-templates';
import { SEGMENTS } from '../../../../__tests__/support/segments';

const SETTINGS = {
  NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
  NEXT_PUBLIC_GTM_ID: 'GTM-1',
  NEXT_PUBLIC_HEAP_ID: '1234567890',
  NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/swap.js',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'key',
  NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.org/1',
  NEXT_PUBLIC_REVIEW_WIDGET_URL: 'https://reviews.example.org/widget/{id}',
  NEXT_PUBLIC_MAP_STYLE_URL: 'https://maps.example.org/style.json',
};
const every = (hasAgreement: boolean): BrandVendor[] => VENDOR_IDS.map((id) => ({ id, hasAgreement }));
const idsOf = (vendors: readonly { id: VendorId }[]) => vendors.map(({ id }) => id);

describe('the lists of vendors', () => {
  it.each(SITE_CODES)('%s has no agreement unless its operator configures one', (code) => {
    const { vendors } = siteOf(code);
    expect(vendors.filter(({ hasAgreement }) => hasAgreement)).toEqual([]);
    expect(idsOf(vendors)).toEqual([...VENDOR_IDS]);
  });

  it.each([
    [
      'a vendor twice',
      [...every(false), { id: 'vimeo', hasAgreement: true }],
      'DSH.vendors: must have each vendor once',
    ],
    ['an unknown one', [{ id: 'pixel', hasAgreement: false }], 'DSH.vendors.0.id: '],
    ['an agreement neither signed nor not', [{ id: 'vimeo', hasAgreement: 'soon' }], 'DSH.vendors.0.hasAgreement: '],
  ])('of a brand name the error: %s', (_what, vendors, problem) => {
    expect(parseBrand('DSH', { ...DSH, vendors }).problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each(Object.entries(VENDORS))(
    'name the purpose, the data, the privacy policy and the origins of %s',
    (_id, vendor) => {
      expect(vendor.purpose.length).toBeGreaterThan(20);
      // The dialog inserts them as HTML.
      for (const words of [vendor.purpose, vendor.gets]) expect(words).toMatch(/^[^<>&]+\.$/);
      expect(new URL(vendor.privacyUrl).protocol).toBe('https:');
      for (const origin of Object.values(vendor.origins).flat())
        expect(origin).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./-]*)?$/);
      // A shorter prefix would remove the site's own cookies.
      for (const prefix of vendor.cookies) expect(prefix.length).toBeGreaterThan(2);
    },
  );
});

describe('configured vendors', () => {
  it('without settings no vendor needs consent: only click-to-load embeds are left', () => {
    expect(idsOf(configuredVendors(every(true), {}))).toEqual(['openstreetmap', 'google-maps', 'youtube', 'vimeo']);
    expect(vendorsForConsent(configuredVendors(every(true), {}))).toEqual([]);
    expect(vendorsForConsent(configuredVendors(every(true), { NEXT_PUBLIC_GTM_ID: '' }))).toEqual([]);
  });

  it('without an agreement a script in the page is not offered for consent', () => {
    expect(idsOf(vendorsForConsent(configuredVendors(every(false), SETTINGS)))).toEqual([
      'google-analytics',
      'google-tag-manager',
      'heap',
      'error-reports',
    ]);
    expect(idsOf(vendorsForConsent(configuredVendors(every(true), SETTINGS)))).toEqual([
      'google-analytics',
      'google-tag-manager',
      'heap',
      'call-tracking',
      'recaptcha',
      'error-reports',
    ]);
  });

  it('a vendor that is not on the brand’s list is disabled, whatever the settings', () => {
    expect(
      configuredVendors([{ id: 'google-analytics', hasAgreement: false }], { NEXT_PUBLIC_GTM_ID: 'GTM-1' }),
    ).toEqual([]);
  });

  it('the origin of a setting’s URL is added, without path and query', () => {
    const [tracking] = configuredVendors([{ id: 'call-tracking', hasAgreement: true }], {
      NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/a.js?key=1',
    });
    expect(tracking?.origins.script).toEqual(['https://calls.example.org']);
  });

  it('the dialog is shown again when vendors or their terms change', () => {
    const revision = (brand: readonly BrandVendor[], settings = {}) =>
      revisionOf(vendorsForConsent(configuredVendors(brand, settings)));
    const one = revision(every(false), { NEXT_PUBLIC_ANALYTICS_ID: 'G-1' });
    expect(revision(every(false), { NEXT_PUBLIC_ANALYTICS_ID: 'G-2' })).toBe(one);
    expect(revision(every(true), { NEXT_PUBLIC_ANALYTICS_ID: 'G-1' })).not.toBe(one);
    expect(revision(every(false), { NEXT_PUBLIC_ANALYTICS_ID: 'G-1', NEXT_PUBLIC_GTM_ID: 'GTM-1' })).not.toBe(one);
  });
});

describe('the rule by which a vendor is loaded', () => {
  const all = (hasAgreement: boolean) =>
    configuredVendors(every(hasAgreement), SETTINGS).filter(({ way }) => way !== 'press');

  it('none without consent, whatever agreement is signed', () => {
    for (const isOpen of [true, false])
      expect(all(true).filter((vendor) => canLoad(vendor, { isOpen, allowed: [] }))).toEqual([]);
  });

  it('none by consent to another category', () => {
    const here = all(true).filter((vendor) => canLoad(vendor, { isOpen: true, allowed: ['marketing'] }));
    expect([...new Set(here.map(({ category }) => category))]).toEqual(['marketing']);
  });

  it('without an agreement none on a page with a form, or about insurance or treatment, even with full consent', () => {
    expect(all(false).filter((vendor) => canLoad(vendor, { isOpen: false, allowed: CONSENT_CATEGORIES }))).toEqual([]);
  });

  it('without an agreement no script in the page itself, on any page', () => {
    const here = all(false).filter((vendor) => canLoad(vendor, { isOpen: true, allowed: CONSENT_CATEGORIES }));
    expect(idsOf(here)).toEqual(['google-analytics', 'google-tag-manager', 'heap', 'error-reports']);
    expect(here.map(({ way }) => way)).not.toContain('page');
  });

  it('with consent and an agreement everyone, everywhere', () => {
    expect(all(true).filter((vendor) => canLoad(vendor, { isOpen: false, allowed: CONSENT_CATEGORIES }))).toEqual(
      all(true),
    );
  });
});

describe('a page', () => {
  const SHUT = [
    'behavioral-addiction',
    'aftercare',
    'treatment-info',
    'facility',
    'insurance',
    'local',
    'conversion',
  ] as const;

  it.each([
    'single',
    'singular',
    'single-facility',
    'archive-facility',
    'template-admissions',
    'template-insurance-verification',
    'landing',
    'template-veterans',
    'template-compare-facilities',
    'template-full-width',
    'category',
    'tag',
    'taxonomy',
    'search',
    'attachment',
    'archive',
    'index',
  ])('rendered by %s is closed: it has a form, or its URL or text reveals something', (template) => {
    for (const segment of [null, ...SEGMENTS])
      expect([segment, isOpenPage({ template, segment, path: '/x/' })]).toEqual([segment, false]);
  });

  it.each(TEMPLATE_NAMES)(
    'rendered by %s is closed by a segment of treatment, facility, insurance or decision',
    (template) => {
      for (const segment of SHUT)
        expect([segment, isOpenPage({ template, segment, path: '/x/' })]).toEqual([segment, false]);
    },
  );

  it('with a new template is closed until it is listed', () => {
    expect(isOpenPage({ template: 'template-new', segment: 'info-pr', path: '/x/' })).toBe(false);
  });

  it('without a template is open only with a segment about the brand', () => {
    const open = [null, ...SEGMENTS].filter((segment) => isOpenPage({ template: 'page', segment, path: '/x/' }));
    expect(open).toEqual(['info-pr', 'other']);
  });

  it('with the callback form is closed, whatever its segment', () => {
    expect(isOpenPage({ template: 'page', segment: 'info-pr', path: '/contact/' })).toBe(false);
  });

  it('has a kind that says nothing of its address', () => {
    const { aboutPath } = siteOf('DSH');
    for (const [template, path] of Object.entries(templatePages))
      expect(PAGE_KINDS).toContain(pageKind({ template, path }, aboutPath));
    expect(pageKind({ template: 'page', path: '/what-we-treat/alcohol/' }, aboutPath)).toBe('text');
    expect(pageKind({ template: 'page', path: '/about/accreditation/' }, '/about/')).toBe('about');
    expect(pageKind({ template: 'constructor', path: '/' }, aboutPath)).toBe('other');
  });
});
