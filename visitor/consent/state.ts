import { createStore } from 'zustand/vanilla';

import { consentRevision } from '@/site-config/consent-vendors';
import { CONSENT_CATEGORIES } from '@/shared/vendors/types';

import { readCookie, setCookie } from '../cookies';
import { provideAllowed } from './allowed';

import type { ConsentCategory } from '@/shared/vendors/types';

export const CONSENT_COOKIE = 'footbridge-consent';

/** What Global Privacy Control says no to, whatever was pressed. */
const REFUSED_BY_GPC: readonly ConsentCategory[] = ['analytics', 'marketing'];

export interface ConsentState {
  /** What the visitor allowed; null before they said anything, and where the vendors have changed since. */
  chosen: readonly ConsentCategory[] | null;
}

/** The visitor's browser sends Global Privacy Control. */
export function isGpc(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** `<revision>.<category>.<category>`, or nothing that counts: another revision was asked about other vendors. */
function chosenIn(text: string | undefined): ConsentState['chosen'] {
  const [revision, ...names] = (text ?? '').split('.');
  return revision === consentRevision ? CONSENT_CATEGORIES.filter((category) => names.includes(category)) : null;
}

/** What the visitor said of other parties (docs/privacy.md), kept in one cookie without a number of theirs. */
export const consentState = createStore<ConsentState>(() => ({ chosen: chosenIn(readCookie(CONSENT_COOKIE)) }));

const isSame = (one: ConsentState['chosen'], other: ConsentState['chosen']) =>
  one === other || (one !== null && other !== null && one.join() === other.join());

/** Looks again: another tab may have taken the consent back. Where cookies are blocked, what was pressed here stays. */
export function refreshConsent(): void {
  const kept = readCookie(CONSENT_COOKIE);
  if (kept === undefined) return;
  const chosen = chosenIn(kept);
  if (!isSame(chosen, consentState.getState().chosen)) consentState.setState({ chosen });
}

/** What a visitor may still be asked for. */
export function askableCategories(): readonly ConsentCategory[] {
  return isGpc() ? CONSENT_CATEGORIES.filter((category) => !REFUSED_BY_GPC.includes(category)) : CONSENT_CATEGORIES;
}

/** What is allowed now. Nothing before somebody said so; never what Global Privacy Control refuses. */
export function allowedCategories({ chosen }: ConsentState = consentState.getState()): readonly ConsentCategory[] {
  const askable = askableCategories();
  return (chosen ?? []).filter((category) => askable.includes(category));
}

provideAllowed(() => (consentState.getState().chosen === null ? null : allowedCategories()));

/** Writes down what the visitor decided, for half a year. */
export function decide(categories: readonly ConsentCategory[]): void {
  const chosen = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  setCookie(CONSENT_COOKIE, [consentRevision, ...chosen].join('.'));
  consentState.setState({ chosen });
}
