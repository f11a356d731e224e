import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { INSURANCE_FIELDS, TYPED_FIELDS, type FormName } from '@footbridge/shared/forms/names';
import { uuid } from '@footbridge/browser/lib/uuid';
import { clearDraft, draftOf, storeDraft, type Draft } from '@footbridge/browser/lead/draft';
import { filledIn } from '@footbridge/browser/lead/values';

const STORED_FIELDS: readonly string[] = [...TYPED_FIELDS, ...INSURANCE_FIELDS];

/** Sets a field's value unless the visitor has already typed one. @returns whether the field has the value */
function setIfUntouched(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList && field.value === '') field.value = value;
  if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '')
    field.value = value;
  return field !== null && 'value' in field && field.value === value;
}

function restore(form: HTMLFormElement, values: Draft['values']): void {
  const payer = values.find(([name]) => name === 'payerName');
  for (const [name, value] of values) {
    // The id belongs to the stored name, not to one typed since.
    if (name !== 'payerId' || (payer && setIfUntouched(form, ...payer))) setIfUntouched(form, name, value);
  }
}

/** Stores what is typed until the tab is closed, and restores it after a reload. */
export function useDraft(name: FormName, form: RefObject<HTMLFormElement | null>, begin: (step: number) => void) {
  /** Null before hydration. */
  const current = useRef<Draft>(null);
  const start = useEffectEvent(begin);
  useEffect(() => {
    const draft = draftOf(name);
    current.current = draft;
    if (form.current) restore(form.current, draft.values);
    start(draft.step);
  }, [name, form]);
  const save = (step: number) => {
    if (!form.current || !current.current) return;
    const values = [...filledIn(form.current)].filter(([field]) => STORED_FIELDS.includes(field));
    current.current = { ...current.current, values, step };
    storeDraft(name, current.current);
  };
  /** Sets a new idempotency key, for another lead. */
  const renewKey = () => {
    if (!current.current) return;
    current.current = { ...current.current, key: uuid() };
    // Stored, because after a lost answer and a reload the lead must have the same key.
    storeDraft(name, current.current);
  };
  return { current, save, clear: () => clearDraft(name), renewKey };
}

export type DraftHandle = ReturnType<typeof useDraft>;
