import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { INSURANCE_FIELDS, TYPED_FIELDS, type FormName } from '@/shared/forms/names';
import { uuid } from '@/visitor/lib/uuid';
import { clearDraft, draftOf, storeDraft, type Draft } from '@/visitor/lead/draft';
import { filledIn } from '@/visitor/lead/values';

const KEPT: readonly string[] = [...TYPED_FIELDS, ...INSURANCE_FIELDS];

/** @returns whether the value stands in the field now; what somebody typed before this script came wins. */
function put(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList && field.value === '') field.value = value;
  if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '')
    field.value = value;
  return field !== null && 'value' in field && field.value === value;
}

function restore(form: HTMLFormElement, values: Draft['values']): void {
  const payer = values.find(([name]) => name === 'payerName');
  for (const [name, value] of values) {
    // An id belongs to its name: not to another that was typed meanwhile.
    if (name !== 'payerId' || (payer && put(form, ...payer))) put(form, name, value);
  }
}

export interface DraftHandle {
  /** The draft as it stands; null before the script has taken over. */
  current: RefObject<Draft | null>;
  /** Writes down what stands in the form. */
  keep: (step: number) => void;
  clear: () => void;
  /** From now on it is another lead. */
  renewKey: () => void;
}

/**
 * Keeps what is typed for as long as the tab is open, and puts it back after a reload.
 * @param begin called once the fields hold the draft, with the step that was shown
 */
export function useDraft(
  name: FormName,
  form: RefObject<HTMLFormElement | null>,
  begin: (step: number) => void,
): DraftHandle {
  const current = useRef<Draft>(null);
  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });
  useEffect(() => {
    const draft = draftOf(name);
    current.current = draft;
    if (form.current) restore(form.current, draft.values);
    latestBegin.current(draft.step);
  }, [name, form]);
  const keep = useCallback(
    (step: number) => {
      if (!form.current || !current.current) return;
      const values = [...filledIn(form.current)].filter(([field]) => KEPT.includes(field));
      current.current = { ...current.current, values, step };
      storeDraft(name, current.current);
    },
    [name, form],
  );
  const clear = useCallback(() => clearDraft(name), [name]);
  const renewKey = useCallback(() => {
    if (!current.current) return;
    current.current = { ...current.current, key: uuid() };
    // The answer may be lost: after a reload the same lead must come under the same key, or it is taken twice.
    storeDraft(name, current.current);
  }, [name]);
  return useMemo(() => ({ current, keep, clear, renewKey }), [keep, clear, renewKey]);
}
