import type { ConsentCategory } from '@/shared/vendors/types';

/** What the visitor allowed; null before an answer, and in builds that ask nobody. */
type ReadAllowed = () => readonly ConsentCategory[] | null;

let readAllowed: ReadAllowed = () => null;

/** Called by the consent code, which only builds with vendors have (visitor/consent/state.ts). */
export function provideAllowed(read: ReadAllowed): void {
  readAllowed = read;
}

/** Whether the visitor consented to vendors of this category. */
export const isAllowed = (category: ConsentCategory): boolean => readAllowed()?.includes(category) ?? false;

/** Whether the visitor answered, and not with a yes to this category. */
export const isRefused = (category: ConsentCategory): boolean => readAllowed()?.includes(category) === false;
