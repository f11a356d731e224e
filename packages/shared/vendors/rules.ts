import { canRun, type ConfiguredVendor } from './configured';
import type { ConsentCategory } from './types';

export interface LoadConditions {
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
