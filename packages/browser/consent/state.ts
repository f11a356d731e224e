import { createStore } from 'zustand/vanilla';
import { consentRevision, consentVendors } from '@footbridge/shared/vendors/consent';
import { canLoad } from '@footbridge/shared/vendors/configured';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@footbridge/shared/vendors/types';
import { readCookie, setCookie } from '../state/cookies';
import { provideAllowed } from './allowed';

export const CONSENT_COOKIE = 'footbridge-consent';

/** Categories that Global Privacy Control refuses, whatever the visitor chose. */
const REFUSED_BY_GPC: readonly ConsentCategory[] = ['analytics', 'marketing'];

interface ConsentState {
  /** Allowed categories; null before an answer, and after the vendors have changed. */
  chosen: readonly ConsentCategory[] | null;
}

/** Returns whether the browser sends Global Privacy Control. */
function isGpc(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Parses `<revision>.<category>.<category>`. Returns null for another revision, whose answer was about other vendors. */
function chosenIn(text: string | undefined): ConsentState['chosen'] {
  const [revision, ...names] = (text ?? '').split('.');
  return revision === consentRevision() ? CONSENT_CATEGORIES.filter((category) => names.includes(category)) : null;
}

/** The visitor's consent (docs/privacy.md), stored in one cookie without an identifier. */
export const consentState = createStore<ConsentState>(() => ({ chosen: chosenIn(readCookie(CONSENT_COOKIE)) }));

const isSame = (one: ConsentState['chosen'], other: ConsentState['chosen']) =>
  one === other || (one !== null && other !== null && one.join() === other.join());

/** Reads the cookie again, because another tab may have changed it. Where cookies are blocked, the choice made in this document stays. */
export function refreshConsent(): void {
  const stored = readCookie(CONSENT_COOKIE);
  if (stored === undefined) return;
  const chosen = chosenIn(stored);
  if (!isSame(chosen, consentState.getState().chosen)) consentState.setState({ chosen });
}

/** Returns the categories that the dialog offers. */
export function availableCategories(): readonly ConsentCategory[] {
  return isGpc() ? CONSENT_CATEGORIES.filter((category) => !REFUSED_BY_GPC.includes(category)) : CONSENT_CATEGORIES;
}

/** Returns the allowed categories: none before an answer, and never those that Global Privacy Control refuses. */
export function allowedCategories({ chosen }: ConsentState = consentState.getState()): readonly ConsentCategory[] {
  const askable = availableCategories();
  return (chosen ?? []).filter((category) => askable.includes(category));
}

provideAllowed(() => (consentState.getState().chosen === null ? null : allowedCategories()));

/** Stores the visitor's decision for half a year. */
export function decide(categories: readonly ConsentCategory[]): void {
  const chosen = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  setCookie(CONSENT_COOKIE, [consentRevision(), ...chosen].join('.'));
  consentState.setState({ chosen });
}

/** Returns whether a choice is open that could load a vendor on this page. @param isOpen the page is open to vendors without an agreement */
export function awaitsChoice(isOpen: boolean, { chosen } = consentState.getState()): boolean {
  const allowed = availableCategories();
  return chosen === null && consentVendors().some((vendor) => canLoad(vendor, { isOpen, allowed }));
}

/** Calls `callback` once, as soon as no choice is open on this page. */
export function afterChoice(isOpen: boolean, callback: () => void): void {
  if (!awaitsChoice(isOpen)) return callback();
  const stop = consentState.subscribe((state) => {
    if (awaitsChoice(isOpen, state)) return;
    stop();
    callback();
  });
}
