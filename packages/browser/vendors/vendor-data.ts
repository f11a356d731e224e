import { safeStorage } from '../state/storage';

import type { VendorId } from '@footbridge/shared/vendors/types';

/** Enough for a vendor to recognize a visit's second page. */
const MAX_COOKIES = 20;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 500;

export type VendorCookies = [name: string, value: string][];

/** Returns the key in session storage. */
export const vendorDataKey = (vendor: VendorId): string => `footbridge.vendor.${vendor}`;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

/** Returns the valid cookies of a message or a stored value; others are dropped. */
export function parseVendorData(value: unknown): VendorCookies {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_COOKIES).flatMap((pair: unknown): VendorCookies => {
    if (!Array.isArray(pair)) return [];
    const [name, text]: unknown[] = pair;
    return isText(name, MAX_NAME_LENGTH) && isText(text, MAX_VALUE_LENGTH) ? [[name, text]] : [];
  });
}

/** Returns what a vendor's iframe stored in place of cookies. Its opaque origin has no storage, so this page stores it for the session. */
export function storedVendorData(vendor: VendorId): VendorCookies {
  try {
    return parseVendorData(JSON.parse(safeStorage('session').getItem(vendorDataKey(vendor)) ?? '[]'));
  } catch {
    // Not JSON: treat it as empty.
    return [];
  }
}

export function storeVendorData(vendor: VendorId, cookies: VendorCookies): void {
  safeStorage('session').setItem(vendorDataKey(vendor), JSON.stringify(cookies));
}

export function removeVendorData(vendor: VendorId): void {
  safeStorage('session').removeItem(vendorDataKey(vendor));
}
