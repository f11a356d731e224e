import { site } from '@/site-config/site';

import { VENDORS_BY_BRAND } from './vendors-by-brand';
import { vendorsForConsent, configuredVendors, type VendorSettings } from '../shared/vendors/configured';

import type { NavPromo, SiteConfig } from './types';
import type { BrandVendor } from '../shared/vendors/types';

/** What code in a browser knows of the brand. */
export interface ClientSite extends Pick<
  SiteConfig,
  'callNumbers' | 'domain' | 'mentalHealthPath' | 'shortName' | 'specialPaths' | 'veteranPath'
> {
  /** The promo of the insurance check, where the brand has one. */
  insurance?: Pick<NavPromo, 'link' | 'linkText'>;
}

/**
 * The configuration that each page hands to the browser as JSON, because one browser build serves every brand.
 * On the server it comes from the brand and the environment; in a browser browser/client-config.ts takes its place.
 */
export interface ClientConfig {
  site: ClientSite;
  /** The release that error reports name; absent where errors are not reported. */
  release?: string;
  /** Vendors that visitors are asked about; none where no third party is configured. */
  vendors: readonly BrandVendor[];
  /** The public settings that have a value. */
  settings: VendorSettings & { NEXT_PUBLIC_CALL_TRACKING_SWAP?: string };
}

/** Each by its whole name: Next writes their values into its bundles. */
const settings: ClientConfig['settings'] = {
  NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID,
  NEXT_PUBLIC_GTM_ID: process.env.NEXT_PUBLIC_GTM_ID,
  NEXT_PUBLIC_HEAP_ID: process.env.NEXT_PUBLIC_HEAP_ID,
  NEXT_PUBLIC_CALL_TRACKING_SRC: process.env.NEXT_PUBLIC_CALL_TRACKING_SRC,
  NEXT_PUBLIC_CALL_TRACKING_SWAP: process.env.NEXT_PUBLIC_CALL_TRACKING_SWAP,
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_REVIEW_WIDGET_URL: process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL,
  NEXT_PUBLIC_MAP_STYLE_URL: process.env.NEXT_PUBLIC_MAP_STYLE_URL,
};

/** What browsers get of a brand's configuration. */
export function clientSite({
  callNumbers,
  domain,
  mentalHealthPath,
  navPromos,
  shortName,
  specialPaths,
  veteranPath,
}: SiteConfig): ClientSite {
  const insurance = navPromos.find(({ id }) => id === 'insurance-check');
  return {
    callNumbers,
    domain,
    mentalHealthPath,
    shortName,
    specialPaths,
    veteranPath,
    ...(insurance && { insurance: { link: insurance.link, linkText: insurance.linkText } }),
  };
}

/** Errors are reported from production builds that have an address to report them to (docs/errors.md). */
const reportsErrors = process.env.NODE_ENV === 'production' && Boolean(settings.NEXT_PUBLIC_SENTRY_DSN);

export const clientConfig: ClientConfig = {
  site: clientSite(site),
  ...(reportsErrors && { release: process.env.FOOTBRIDGE_BUILD_ID ?? 'unknown' }),
  vendors: vendorsForConsent(configuredVendors(VENDORS_BY_BRAND[site.code], settings)).map(({ id, hasAgreement }) => ({
    id,
    hasAgreement,
  })),
  settings,
};
