import { configuredVendors, vendorsForConsent, type VendorSettings } from '../vendors/configured';
import { site } from './current';

import type { BrandVendor } from '../vendors/types';
import type { NavPromo, Site } from './types';

/** The brand's fields that browser code needs. */
export interface ClientSite extends Pick<
  Site,
  'callNumbers' | 'domain' | 'mentalHealthPath' | 'ownNumbers' | 'shortName' | 'specialPaths' | 'veteranPath'
> {
  /** The promo of the insurance check, if the brand has one. */
  insurance?: Pick<NavPromo, 'link' | 'linkText'>;
}

/**
 * The configuration that each page passes to the browser as JSON, because one browser build serves all brands. On the server it
 * comes from the brand and the environment; packages/browser/page-data.ts replaces it in the browser build.
 */
export interface ClientConfig {
  site: ClientSite;
  /** The release in error reports; absent if errors are not reported. */
  release?: string;
  /** Vendors that need the visitor's consent. */
  vendors: readonly BrandVendor[];
  /** The public settings that are set. */
  settings: VendorSettings & { NEXT_PUBLIC_CALL_TRACKING_SWAP?: string };
}

const settings: ClientConfig['settings'] = {
  NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID,
  NEXT_PUBLIC_GTM_ID: process.env.NEXT_PUBLIC_GTM_ID,
  NEXT_PUBLIC_HEAP_ID: process.env.NEXT_PUBLIC_HEAP_ID,
  NEXT_PUBLIC_CALLRAIL_ID: process.env.NEXT_PUBLIC_CALLRAIL_ID,
  NEXT_PUBLIC_INVOCA_TAG: process.env.NEXT_PUBLIC_INVOCA_TAG,
  NEXT_PUBLIC_CALL_TRACKING_SRC: process.env.NEXT_PUBLIC_CALL_TRACKING_SRC,
  NEXT_PUBLIC_CALL_TRACKING_SWAP: process.env.NEXT_PUBLIC_CALL_TRACKING_SWAP,
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_REVIEW_WIDGET_URL: process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL,
  NEXT_PUBLIC_MAP_STYLE_URL: process.env.NEXT_PUBLIC_MAP_STYLE_URL,
};

/** Returns the part of a brand's configuration that browsers get. */
export function clientSite({
  callNumbers,
  domain,
  mentalHealthPath,
  navPromos,
  ownNumbers,
  shortName,
  specialPaths,
  veteranPath,
}: Site): ClientSite {
  const insurance = navPromos.find(({ id }) => id === 'insurance-check');
  return {
    callNumbers,
    domain,
    mentalHealthPath,
    ownNumbers,
    shortName,
    specialPaths,
    veteranPath,
    ...(insurance && { insurance: { link: insurance.link, linkText: insurance.linkText } }),
  };
}

/** Errors are reported from production builds with a DSN (docs/errors.md). */
const reportsErrors = process.env.NODE_ENV === 'production' && Boolean(settings.NEXT_PUBLIC_SENTRY_DSN);

export const clientConfig: ClientConfig = {
  get site() {
    return clientSite(site());
  },
  ...(reportsErrors && { release: process.env.FOOTBRIDGE_BUILD_ID ?? 'unknown' }),
  get vendors() {
    return vendorsForConsent(configuredVendors(site().vendors, settings)).map(({ id, hasAgreement }) => ({
      id,
      hasAgreement,
    }));
  },
  settings,
};

/** Returns the configuration without the insurance check where its path is among those that WordPress does not know. */
export function configWithout(unknownPaths: readonly string[]): ClientConfig {
  const { insurance, ...others } = clientConfig.site;
  const isUnknown = unknownPaths.some((path) =>
    [path, `https://${others.domain}${path}`].includes(insurance?.link ?? ''),
  );
  return isUnknown ? { ...clientConfig, site: others } : clientConfig;
}
