import { VENDOR_IDS, type BrandVendor } from '../shared/vendors/types';
import type { SiteCode } from './types';

/**
 * The default: no agreements. For a signed agreement, give the brand its own list with `hasAgreement: true` for that vendor
 * (docs/privacy.md). A vendor that is not in the list is never loaded.
 */
const NO_AGREEMENTS: readonly BrandVendor[] = VENDOR_IDS.map((id) => ({ id, hasAgreement: false }));

/** Each brand's vendors, and whether it has a business associate agreement with them. */
export const VENDORS_BY_BRAND: Readonly<Record<SiteCode, readonly BrandVendor[]>> = {
  AHW: NO_AGREEMENTS,
  DSH: NO_AGREEMENTS,
  GRN: NO_AGREEMENTS,
  LAG: NO_AGREEMENTS,
  XFO: NO_AGREEMENTS,
  REF: NO_AGREEMENTS,
  ROA: NO_AGREEMENTS,
  SUN: NO_AGREEMENTS,
};
