import { VENDORS } from './vendors';
import type { BrandVendor, Vendor, VendorOrigins, VendorSetting } from './types';

/** A vendor that this build lets in. */
export interface ConfiguredVendor extends Vendor {
  hasAgreement: boolean;
  /** Of its setting: an id, a key, an address. */
  value: string;
}

export type VendorSettings = Partial<Record<VendorSetting, string | undefined>>;

/** An address's origin, among the vendor's own where its parts come from there. */
function withOwnOrigin({ origins, way, setting }: Vendor, value: string): VendorOrigins {
  if (setting === null || way === 'relay' || !URL.canParse(value)) return origins;
  const { origin } = new URL(value.replaceAll(/[{}]/g, ''));
  const and = (list: readonly string[]) => [...list, origin];
  if (way === 'press') return { ...origins, frame: and(origins.frame) };
  return { ...origins, script: and(origins.script), connect: and(origins.connect), img: and(origins.img) };
}

/** The vendors of a brand that a build's settings switch on, and those that need no setting. */
export function configuredVendors(brand: readonly BrandVendor[], settings: VendorSettings): ConfiguredVendor[] {
  return brand.flatMap(({ id, hasAgreement }) => {
    const vendor = VENDORS[id];
    const value = vendor.setting === null ? '' : settings[vendor.setting];
    return value === undefined || (vendor.setting !== null && value === '')
      ? []
      : [{ ...vendor, origins: withOwnOrigin(vendor, value), hasAgreement, value }];
  });
}

/** A script in the page could read all of it: without an agreement it comes on no page, so nobody is asked about it. */
export const canCome = ({ way, hasAgreement }: ConfiguredVendor): boolean => way !== 'page' || hasAgreement;

/** Those about which a visitor is asked. A facade asks for itself. */
export function askedVendors(vendors: readonly ConfiguredVendor[]): ConfiguredVendor[] {
  return vendors.filter((vendor) => vendor.way !== 'press' && canCome(vendor));
}

/** Another one when other vendors are asked about, or differ in what they do: then visitors are asked anew. */
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
