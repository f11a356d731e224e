import type { VendorId } from '@footbridge/shared/vendors/types';

const PATTERN = /^[\w-]{1,64}$/;
const ids = new Map<VendorId, string>();

/** Remembers the id that a vendor's script gave this visitor, while its iframe is on the page. An invalid id removes it. */
export function setUserId(vendor: VendorId, id: unknown): void {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  if (PATTERN.test(text)) ids.set(vendor, text);
  else ids.delete(vendor);
}

/** Returns the visitor's id at a vendor whose iframe is on the page. */
export const userIdOf = (vendor: VendorId): string | undefined => ids.get(vendor);
