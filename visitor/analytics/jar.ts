import { safeStorage } from '../state/storage';

import type { VendorId } from '@/shared/vendors/types';

/** More is nothing that a vendor needs to tell two pages of one visit from two visits. */
const MOST = 20;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 500;

export type Jar = [name: string, value: string][];

/** Key in the session storage. */
export const jarKey = (vendor: VendorId): string => `footbridge.vendor.${vendor}`;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** The cookies in a message or in the storage; what is none is left out. */
export function readJar(value: unknown): Jar {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST).flatMap((pair: unknown): Jar => {
    if (!Array.isArray(pair)) return [];
    const [name, text]: unknown[] = pair;
    return isText(name, LONGEST_NAME) && isText(text, LONGEST_VALUE) ? [[name, text]] : [];
  });
}

/** What a vendor's frame holds instead of cookies, kept until the tab is closed: it has no place of its own. */
export function storedJar(vendor: VendorId): Jar {
  try {
    return readJar(JSON.parse(safeStorage('session').getItem(jarKey(vendor)) ?? '[]'));
  } catch {
    // Rubbish: as if nothing stood there.
    return [];
  }
}

export function storeJar(vendor: VendorId, jar: Jar): void {
  safeStorage('session').setItem(jarKey(vendor), JSON.stringify(jar));
}

export function dropJar(vendor: VendorId): void {
  safeStorage('session').removeItem(jarKey(vendor));
}
