import { site } from '@/site-config/site';

import { VENDORS_BY_BRAND } from './by-brand';
import { askedVendors, configuredVendors, revisionOf, type VendorSettings } from './configured';

/** Each by its whole name: Next writes their values into bundles. */
const BUILT_WITH: VendorSettings = {
  NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID,
  NEXT_PUBLIC_GTM_ID: process.env.NEXT_PUBLIC_GTM_ID,
  NEXT_PUBLIC_HEAP_ID: process.env.NEXT_PUBLIC_HEAP_ID,
  NEXT_PUBLIC_CALL_TRACKING_SRC: process.env.NEXT_PUBLIC_CALL_TRACKING_SRC,
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_REVIEW_WIDGET_URL: process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL,
  NEXT_PUBLIC_MAP_STYLE_URL: process.env.NEXT_PUBLIC_MAP_STYLE_URL,
};

/** The vendors of this build, and of its brand. */
export const vendorsHere = configuredVendors(VENDORS_BY_BRAND[site.code], BUILT_WITH);

/** Those about which its visitors are asked. */
export const askedHere = askedVendors(vendorsHere);

export const consentRevision = revisionOf(askedHere);
