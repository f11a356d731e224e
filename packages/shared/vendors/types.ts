/** Third parties whose services the site can load (docs/privacy.md). */

export const VENDOR_IDS = [
  'google-analytics',
  'google-tag-manager',
  'heap',
  'callrail',
  'invoca',
  'call-tracking',
  'recaptcha',
  'error-reports',
  'review-widget',
  'map-tiles',
  'openstreetmap',
  'google-maps',
  'youtube',
  'vimeo',
] as const;

export type VendorId = (typeof VENDOR_IDS)[number];

/** Categories of consent. Anything else is necessary, or loaded by a click that says so. */
export const CONSENT_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * How a vendor is loaded.
 * `frame`: its script runs in a sandboxed iframe and gets only what it is sent (packages/bridge/visitors/vendors).
 * `page`: its script runs in the page and could read all of it. `press`: a click on a facade loads it.
 * `relay`: the browser sends it nothing; the site's server forwards what it may have.
 */
export const VENDOR_WAYS = ['frame', 'page', 'press', 'relay'] as const;
export type VendorWay = (typeof VENDOR_WAYS)[number];

/** Build variables that enable a vendor. */
export type VendorSetting =
  | 'NEXT_PUBLIC_ANALYTICS_ID'
  | 'NEXT_PUBLIC_GTM_ID'
  | 'NEXT_PUBLIC_HEAP_ID'
  | 'NEXT_PUBLIC_CALLRAIL_ID'
  | 'NEXT_PUBLIC_INVOCA_TAG'
  | 'NEXT_PUBLIC_CALL_TRACKING_SRC'
  | 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY'
  | 'NEXT_PUBLIC_SENTRY_DSN'
  | 'NEXT_PUBLIC_REVIEW_WIDGET_URL'
  | 'NEXT_PUBLIC_MAP_STYLE_URL';

/** Origins, or URLs below one, that a vendor loads from. */
export type VendorOrigins = Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>;

export interface Vendor {
  name: string;
  /** What it is for, in the visitor's words. */
  purpose: string;
  /** The data it gets about a visitor. */
  gets: string;
  category: ConsentCategory;
  way: VendorWay;
  /** Null if an editor's content embeds it. */
  setting: VendorSetting | null;
  /** Besides the setting's origin, if that is a URL. */
  origins: VendorOrigins;
  /** Prefixes of the cookies that it sets on this site, removed with the consent. */
  cookies: readonly string[];
  privacyUrl: string;
}

/** A brand's vendor. */
export interface BrandVendor {
  id: VendorId;
  /** A business associate agreement is signed. */
  hasAgreement: boolean;
}
