import type { ConsentCategory } from '@/site-config/vendors/types';

let readAllowed = (): readonly ConsentCategory[] => [];

/** Called by the consent code, which only builds with vendors have (visitor/consent/state.ts). */
export function provideAllowed(read: typeof readAllowed): void {
  readAllowed = read;
}

/** Whether the visitor consented to vendors of this category; never where nobody is asked. */
export const isAllowed = (category: ConsentCategory): boolean => readAllowed().includes(category);
