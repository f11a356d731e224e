import { VENDORS } from './vendors';

import type { BrandVendor, ConsentCategory, Vendor, VendorId, VendorOrigins, VendorSetting } from './types';

/** A vendor that this build enables. */
export interface ConfiguredVendor extends Vendor {
  id: VendorId;
  hasAgreement: boolean;
  /** Its setting's value: an id, a key or a URL. */
  value: string;
}

export type VendorSettings = Partial<Record<VendorSetting, string | undefined>>;

/** Returns the vendor's origins, plus that of its setting if it is a URL. */
function withOwnOrigin({ origins, way, setting }: Vendor, value: string): VendorOrigins {
  if (setting === null || way === 'relay' || !URL.canParse(value)) return origins;
  const { origin } = new URL(value.replaceAll(/[{}]/g, ''));
  const and = (list: readonly string[]) => [...list, origin];
  if (way === 'press') return { ...origins, frame: and(origins.frame) };
  return { ...origins, script: and(origins.script), connect: and(origins.connect), img: and(origins.img) };
}

/** Returns a brand's vendors that the build's settings enable, and those that need no setting. */
export function configuredVendors(brand: readonly BrandVendor[], settings: VendorSettings): ConfiguredVendor[] {
  return brand.flatMap(({ id, hasAgreement }) => {
    const vendor = VENDORS[id];
    const value = vendor.setting === null ? '' : settings[vendor.setting];
    return value === undefined || (vendor.setting !== null && value === '')
      ? []
      : [{ id, ...vendor, origins: withOwnOrigin(vendor, value), hasAgreement, value }];
  });
}

/** Returns whether a vendor can run at all. A script in the page could read all of it, so it needs an agreement. */
const canRun = ({ way, hasAgreement }: ConfiguredVendor): boolean => way !== 'page' || hasAgreement;

/** Returns the vendors that need the visitor's consent. Click-to-load embeds do not; the click is the consent. */
export function vendorsForConsent(vendors: readonly ConfiguredVendor[]): ConfiguredVendor[] {
  return vendors.filter((vendor) => vendor.way !== 'press' && canRun(vendor));
}

/** Returns a hash of the vendors and what they do. If it changes, the dialog is shown again. */
export function revisionOf(vendors: readonly ConfiguredVendor[]): string {
  let hash = 5381;
  for (const letter of JSON.stringify(
    vendors.map(({ id, category, way, purpose, gets, hasAgreement }) => [
      id,
      category,
      way,
      purpose,
      gets,
      hasAgreement,
    ]),
  )) {
    hash = (Math.imul(hash, 33) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}

interface LoadConditions {
  /** The page is open to vendors without an agreement (pages.ts). */
  isOpen: boolean;
  /** Categories that the visitor allows. */
  allowed: readonly ConsentCategory[];
}

/**
 * Returns whether a vendor may be loaded. It always needs consent to its category; on pages that are not open, and for scripts
 * in the page itself, also a business associate agreement.
 */
export function canLoad(vendor: ConfiguredVendor, { isOpen, allowed }: LoadConditions): boolean {
  if (!canRun(vendor)) return false;
  return (vendor.hasAgreement || isOpen) && allowed.includes(vendor.category);
}
