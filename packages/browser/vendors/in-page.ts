import { consentVendors } from '@footbridge/shared/vendors/consent';
import { canLoad } from '@footbridge/shared/vendors/configured';

import { allowedCategories } from '../consent/state';

import type { VendorId } from '@footbridge/shared/vendors/types';

/** Vendors' scripts that run in this document. */
const loaded = new Map<VendorId, Promise<void>>();

/** Returns whether a vendor's script may run in the page: only with an agreement and consent, then on any page. */
export function mayRunInPage(vendor: VendorId): boolean {
  const found = consentVendors().find(({ id, way }) => id === vendor && way === 'page');
  return found !== undefined && canLoad(found, { isOpen: false, allowed: allowedCategories() });
}

/**
 * Loads a vendor's script into the page once. A failure is retried at the next call.
 * @returns null if it is not allowed
 */
export function loadInPage(vendor: VendorId, address: string): Promise<void> | null {
  if (!mayRunInPage(vendor)) return null;
  const already = loaded.get(vendor);
  if (already) return already;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${vendor} did not load`)));
    document.head.append(script);
  });
  loaded.set(vendor, loading);
  loading.catch(() => loaded.delete(vendor));
  return loading;
}

/** Returns whether a script runs that is no longer allowed. Only a reload removes it. */
export function hasRefusedScript(): boolean {
  return [...loaded.keys()].some((vendor) => !mayRunInPage(vendor));
}
