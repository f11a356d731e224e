import type { VendorId } from '@/shared/vendors/types';

const PATTERN = /^[\w-]{1,64}$/;
const ids = new Map<VendorId, string>();

/** Keeps the id that a vendor's script gave this visitor, as long as its frame is on the page; anything but a short id counts as none. */
export function setUserId(vendor: VendorId, id: unknown): void {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  if (PATTERN.test(text)) ids.set(vendor, text);
  else ids.delete(vendor);
}

/** The id by which a vendor whose frame is on this page knows the visitor. */
export const userIdOf = (vendor: VendorId): string | undefined => ids.get(vendor);
