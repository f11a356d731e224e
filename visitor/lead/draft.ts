import { listOf, numberIn, recordOf, textUpTo } from '../lib/shape';
import { uuid } from '../lib/uuid';
import { safeStorage } from '../state/storage';

import type { FormName } from '@/shared/forms/names';

/** A form that is being filled in, kept until the tab is closed or the form has arrived. */
export interface Draft {
  /** Name and value of each field that holds something. */
  values: [name: string, value: string][];
  /** Which step was shown. */
  step: number;
  /** Sent with the lead: however often it is sent, it is taken once. */
  key: string;
  /** When the form was first shown, ms since 1970. */
  since: number;
}

/** Never kept: the number on the card. Nor a consent: it is given anew, or not. */
const NEVER_KEPT: readonly string[] = ['memberId', 'smsConsent', 'website_2'];
const FIELDS_MAX = 20;

const pair = (value: unknown): [string, string] | undefined => {
  const [name, text]: unknown[] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && typeof text === 'string' && text.length <= 2000 && !NEVER_KEPT.includes(name)
    ? [name, text]
    : undefined;
};

const keyOf = (form: FormName): string => `footbridge.draft.${form}`;

const fresh = (): Draft => ({ values: [], step: 0, key: uuid(), since: Date.now() });

const read = recordOf<Draft>({
  values: listOf(pair, FIELDS_MAX),
  step: numberIn(0, 5),
  key: textUpTo(36),
  since: numberIn(0, Number.MAX_SAFE_INTEGER),
});

const storage = safeStorage('session');

/** The form's draft, from the session's storage or a new one; whatever stands there, it never throws. */
export function draftOf(form: FormName): Draft {
  try {
    return read(JSON.parse(storage.getItem(keyOf(form)) ?? 'null')) ?? fresh();
  } catch {
    return fresh();
  }
}

/** Nothing is kept of a form that was only looked at: that one stood on a page says something, too. */
export function storeDraft(form: FormName, draft: Draft): void {
  const values = draft.values.filter(([name, value]) => value !== '' && !NEVER_KEPT.includes(name));
  if (values.length === 0 && draft.step === 0) return clearDraft(form);
  storage.setItem(keyOf(form), JSON.stringify({ ...draft, values }));
}

export function clearDraft(form: FormName): void {
  storage.removeItem(keyOf(form));
}
