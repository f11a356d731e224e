import { listOf, numberIn, recordOf, textUpTo } from '../lib/shape';
import { uuid } from '../lib/uuid';
import { safeStorage } from '../state/storage';

import type { FormName } from '@footbridge/shared/forms/names';

/** A form in progress, stored until the tab is closed or the form is accepted. */
export interface Draft {
  /** Non-empty fields. */
  values: [name: string, value: string][];
  /** The current step. */
  step: number;
  /** Idempotency key, sent with the lead. */
  key: string;
  /** When the form was first shown, ms since 1970. */
  since: number;
}

/** Never stored: the member ID, and the consent, which is given anew. */
const NEVER_STORED: readonly string[] = ['memberId', 'smsConsent', 'website_2'];
const MAX_FIELDS = 20;

const pair = (value: unknown): [string, string] | undefined => {
  const [name, text]: unknown[] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && typeof text === 'string' && text.length <= 2000 && !NEVER_STORED.includes(name)
    ? [name, text]
    : undefined;
};

const keyOf = (form: FormName): string => `footbridge.draft.${form}`;

const newDraft = (): Draft => ({ values: [], step: 0, key: uuid(), since: Date.now() });

const read = recordOf<Draft>({
  values: listOf(pair, MAX_FIELDS),
  step: numberIn(0, 5),
  key: textUpTo(36),
  since: numberIn(0, Number.MAX_SAFE_INTEGER),
});

const storage = safeStorage('session');

/** Returns the form's draft from session storage, or a new one. Never throws. */
export function draftOf(form: FormName): Draft {
  try {
    return read(JSON.parse(storage.getItem(keyOf(form)) ?? 'null')) ?? newDraft();
  } catch {
    return newDraft();
  }
}

/** Stores a draft. An untouched form stores nothing, because even that would reveal the page. */
export function storeDraft(form: FormName, draft: Draft): void {
  const values = draft.values.filter(([name, value]) => value !== '' && !NEVER_STORED.includes(name));
  if (values.length === 0 && draft.step === 0) return clearDraft(form);
  storage.setItem(keyOf(form), JSON.stringify({ ...draft, values }));
}

export function clearDraft(form: FormName): void {
  storage.removeItem(keyOf(form));
}
