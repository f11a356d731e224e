import { wasAskedHere } from '@/site-config/consent-vendors';
import { mayLoad } from '@/shared/vendors/rules';

import { allowedCategories } from '../consent/state';

import type { VendorId } from '@/shared/vendors/types';

/** Scripts of other parties that are part of this document, until it is left. */
const loaded = new Map<VendorId, Promise<void>>();

/** Whether a vendor's script may run in the page: with an agreement and with consent only, so on pages of any kind. */
export function mayRunInPage(vendor: VendorId): boolean {
  const found = wasAskedHere.find(({ id, way }) => id === vendor && way === 'page');
  return found !== undefined && mayLoad(found, { isOpen: false, allowed: allowedCategories() });
}

/**
 * Loads a vendor's script into the page, once. What fails is tried again at the next call.
 * @returns null where it may not come
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

/** A script in the page cannot be taken out of it: where one is that may not be here any more, the page must begin anew. */
export function hasRefusedScript(): boolean {
  return [...loaded.keys()].some((vendor) => !mayRunInPage(vendor));
}
