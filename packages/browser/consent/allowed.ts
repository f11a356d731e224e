import type { ConsentCategory } from '@footbridge/shared/vendors/types';

/** Returns the allowed categories; null before an answer, and in builds without vendors. */
type ReadAllowed = () => readonly ConsentCategory[] | null;

let readAllowed: ReadAllowed = () => null;

/** Registers the consent code, which only builds with vendors load (packages/browser/consent/state.ts). */
export function provideAllowed(read: ReadAllowed): void {
  readAllowed = read;
}

/** Returns whether the visitor consented to this category. */
export const isAllowed = (category: ConsentCategory): boolean => readAllowed()?.includes(category) ?? false;

/** Returns whether the visitor answered without consenting to this category. */
export const isRefused = (category: ConsentCategory): boolean => readAllowed()?.includes(category) === false;
