/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';

import { playVideo, showMap } from '@/components/Facade/open-facade';
import { IFRAME_ORIGINS, securityPolicy } from '@footbridge/bridge/platform/headers/security-policy';
import { vendorsForConsent, configuredVendors } from '@footbridge/shared/vendors/configured';

import type { BrandVendor, VendorId } from '@footbridge/shared/vendors/types';

/** Fetches without a directive fall back to the default (CSP level 3). */
const FETCHED = ['connect-src', 'font-src', 'media-src'];
const said = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);
const of = (policy: string, directive: string) =>
  said(policy, directive) ?? (FETCHED.includes(directive) ? said(policy, 'default-src') : undefined);

describe('the content security policy', () => {
  const policy = securityPolicy({ inlineScripts: ['alert(1)'] });

  it('lets the site’s own scripts run, and inline ones by their hash alone', () => {
    const hash = createHash('sha256').update('alert(1)').digest('base64');
    expect(of(policy, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
  });

  it('allows no other origin for connections, embedding and forms', () => {
    for (const directive of ['default-src', 'connect-src', 'font-src', 'media-src', 'frame-ancestors', 'form-action']) {
      expect([directive, of(policy, directive)]).toEqual([directive, ["'self'"]]);
    }
    // Nothing here has a base element; one that gets into a page must not move its links.
    expect([of(policy, 'object-src'), of(policy, 'base-uri')]).toEqual([["'none'"], ["'none'"]]);
    expect(of(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(of(policy, 'img-src')).toEqual(["'self'", 'data:']);
  });

  const brand = (ids: readonly VendorId[], hasAgreement: boolean) => ids.map((id) => ({ id, hasAgreement }));
  const settings = {
    NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/swap.js?key=1',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'key',
    NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
    NEXT_PUBLIC_GTM_ID: 'GTM-1',
  };
  const withVendors = (vendors: readonly BrandVendor[]) =>
    securityPolicy({ inlineScripts: [], vendors: vendorsForConsent(configuredVendors(vendors, settings)) });

  it('lets the call-tracking script’s origin in where one is configured under an agreement, not its path', () => {
    const tracked = withVendors(brand(['call-tracking'], true));
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(of(tracked, directive)).toContain('https://calls.example.org');
    expect(tracked).not.toContain('swap.js');
  });

  it('excludes vendors whose script would run in the page without an agreement', () => {
    expect(withVendors(brand(['call-tracking', 'recaptcha'], false))).toBe(securityPolicy({ inlineScripts: [] }));
  });

  it('allows no host of a vendor that runs in an iframe: only the site’s iframe', () => {
    const measured = withVendors(brand(['google-analytics', 'google-tag-manager'], false));
    expect(of(measured, 'frame-src')).toEqual(["'self'", ...IFRAME_ORIGINS]);
    expect(measured.replace(/frame-src[^;]*;/, '')).not.toMatch(/google/);
  });

  it('[S2.33] allows the configured map style’s origin: for connections and images, not for scripts', () => {
    const mapped = securityPolicy({
      inlineScripts: [],
      mapStyleUrl: 'https://maps.example.org/styles/light.json?key=1',
    });
    for (const directive of ['connect-src', 'img-src'])
      expect(of(mapped, directive)).toContain('https://maps.example.org');
    for (const directive of ['script-src', 'frame-src', 'style-src', 'font-src'])
      expect(of(mapped, directive)).not.toContain('https://maps.example.org');
    expect(mapped).not.toMatch(/light\.json|blob:/);
  });

  it('[S3.14] allows the configured review service in an iframe', () => {
    const widget = securityPolicy({ inlineScripts: [], reviewWidgetUrl: 'https://reviews.example.org/widget/{id}' });
    expect(of(widget, 'frame-src')).toEqual([...IFRAME_ORIGINS, 'https://reviews.example.org']);
    expect(of(widget, 'script-src')).toEqual(["'self'"]);
  });

  it('lets reCAPTCHA in under an agreement, and no other script of Google’s', () => {
    const checked = withVendors(brand(['recaptcha'], true));
    expect(of(checked, 'script-src')).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(of(checked, 'connect-src')).toEqual(["'self'", 'https://www.google.com/recaptcha/']);
    expect(of(checked, 'frame-src')).toEqual([...IFRAME_ORIGINS]);
    expect(of(policy, 'script-src')?.join()).not.toContain('google');
  });

  it('lets the development server evaluate modules, and no built site', () => {
    expect(of(securityPolicy({ inlineScripts: [], isDev: true }), 'script-src')).toContain("'unsafe-eval'");
    expect(policy).not.toMatch(/unsafe-eval|ws:/);
  });

  it.each(['youtube/abcdefghijk', 'vimeo/123456789'])('allows the player of %s in an iframe', (video) => {
    document.body.innerHTML = `<a class="video-facade" href="/" data-video="${video}">Video</a>`;
    const facade = document.querySelector('a');
    if (facade) playVideo(facade);
    const { origin } = new URL(document.querySelector('iframe')?.src ?? '');
    expect(IFRAME_ORIGINS).toContain(origin);
    expect(of(policy, 'frame-src')).toEqual([...IFRAME_ORIGINS]);
  });

  it.each([
    'https://www.google.com/maps?q=x&output=embed',
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
  ])('lets the map %s into its frame', (map) => {
    document.body.innerHTML = '<a class="map-facade" href="/">Map</a>';
    const facade = document.querySelector('a');
    if (facade) {
      facade.dataset.map = map;
      showMap(facade);
    }
    expect(IFRAME_ORIGINS).toContain(new URL(document.querySelector('iframe')?.src ?? '').origin);
  });
});
