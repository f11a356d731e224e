/** Other parties that a site of this project may let in (docs/privacy.md). */

export const VENDOR_IDS = [
  'google-analytics',
  'google-tag-manager',
  'heap',
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

/** What a visitor is asked about; all else is necessary, or comes by a press that says what it does. */
export const CONSENT_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * How a vendor comes in.
 * `frame`: its script runs in a frame of its own without the page's origin, and knows what it is told (bridge/visitors/vendors).
 * `page`: its script runs in the page, and could read all of it. `press`: it fills a facade that a visitor pressed.
 * `relay`: the browser never asks it; this site's server hands on what it may have.
 */
export const VENDOR_WAYS = ['frame', 'page', 'press', 'relay'] as const;
export type VendorWay = (typeof VENDOR_WAYS)[number];

/** Variables that switch a vendor on; each is written into the build. */
export type VendorSetting =
  | 'NEXT_PUBLIC_ANALYTICS_ID'
  | 'NEXT_PUBLIC_GTM_ID'
  | 'NEXT_PUBLIC_HEAP_ID'
  | 'NEXT_PUBLIC_CALL_TRACKING_SRC'
  | 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY'
  | 'NEXT_PUBLIC_SENTRY_DSN'
  | 'NEXT_PUBLIC_REVIEW_WIDGET_URL'
  | 'NEXT_PUBLIC_MAP_STYLE_URL';

/** Where a vendor's parts come from: origins, or addresses below one. */
export type VendorOrigins = Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>;

export interface Vendor {
  id: VendorId;
  name: string;
  /** What the operator has it for, as a visitor would say it. */
  purpose: string;
  /** What it learns of a visitor. */
  gets: string;
  category: ConsentCategory;
  way: VendorWay;
  /** Null: it needs none, an editor's text brings it. */
  setting: VendorSetting | null;
  /** Besides the setting's own origin, where that is an address. */
  origins: VendorOrigins;
  /** Beginnings of the names of cookies that it leaves on this site's pages; taken away with the consent. */
  cookies: readonly string[];
  privacyUrl: string;
}

/** A vendor as one brand has it. */
export interface BrandVendor {
  id: VendorId;
  /** A business associate agreement is signed. */
  hasAgreement: boolean;
}
