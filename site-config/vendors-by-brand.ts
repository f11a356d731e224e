import { VENDOR_IDS, type BrandVendor } from '../shared/vendors/types';
import type { SiteCode } from './types';

/**
 * No agreement with anybody: what the project ships with. An operator who has signed one with a vendor gives the brand a
 * list of its own, in which that vendor has `hasAgreement: true` (docs/privacy.md); one that is left out is never let in.
 */
const NO_AGREEMENTS: readonly BrandVendor[] = VENDOR_IDS.map((id) => ({ id, hasAgreement: false }));

/** The vendors of each brand, and with whom it has a business associate agreement. */
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
