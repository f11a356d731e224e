import { canCome, type ConfiguredVendor } from './configured';
import type { ConsentCategory } from './types';

export interface Circumstances {
  /** The page says nothing of who reads it (pages.ts). */
  isOpen: boolean;
  /** What the visitor allows. */
  allowed: readonly ConsentCategory[];
}

/**
 * The one rule by which another party comes: consent to its purpose, always; and where the page is one of a form, of
 * insurance or of treatment, or the party's script would run in the page itself, a business associate agreement as well.
 */
export function mayLoad(vendor: ConfiguredVendor, { isOpen, allowed }: Circumstances): boolean {
  if (!canCome(vendor)) return false;
  return (vendor.hasAgreement || isOpen) && allowed.includes(vendor.category);
}
