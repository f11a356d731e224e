import { useEffect, useMemo, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { clientConfig } from '@/site-config/client-config';
import { PLAIN_FIELDS, type FormName } from '@/shared/forms/names';
import { smsConsentText } from '@/shared/forms/sms-consent';
import type { FormStep } from './StepForm';
import { useDraft } from './useDraft';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useSending, type Sending } from './useSending';
import { useStepHistory } from './useStepHistory';
import { isTypedField, useSteps, type Steps } from './useSteps';

export interface StepFormState {
  form: RefObject<HTMLFormElement | null>;
  steps: Steps;
  sending: Sending;
  /** The step that is shown is the last, or all are shown. */
  isLast: boolean;
  /** For the form: it hears what its fields say. */
  listeners: Record<'onSubmit' | 'onInput', (event: FormEvent) => void> & {
    onBlur: (event: FocusEvent) => void;
    onFocus: () => void;
    onPointerDown: () => void;
  };
}

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function warmUp(): void {
  // What fails is tried again when the form is sent.
  import('@/visitor/lead/lazy').then((late) => late.loadRecaptcha()).catch(() => undefined);
}

/** What a form in steps knows and does: its draft, the step that is shown, its way to the server. */
export function useStepForm(name: FormName, all: readonly FormStep[]): StepFormState {
  const { shortName } = clientConfig.site;
  const form = useRef<HTMLFormElement>(null);
  const tickedAt = useRef<Date>(null);
  const fields = useMemo(() => all.map((step) => step.fields), [all]);
  const steps = useSteps(name, form, fields);
  const { at, begin, next, turn, show, check, look } = steps;
  const draft = useDraft(name, form, begin);
  const sending = useSending({ name, form, draft, consentText: smsConsentText(shortName), tickedAt, onProblems: show });
  useStepHistory(name, at, sending.phase === 'sent', turn);
  const { onPointerDown, afterPress } = useDoubleClickGuard();
  const isLast = at === null || at === all.length - 1;
  useEffect(() => {
    if (at !== null) draft.keep(at);
  }, [at, draft]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) next();
    else if (check()) sending.send();
  };
  const onInput = ({ target }: FormEvent) => {
    draft.keep(at ?? 0);
    if (target instanceof HTMLInputElement && target.name === PLAIN_FIELDS.smsConsent)
      tickedAt.current = target.checked ? new Date() : null;
    if (isText(target) && isTypedField(target.name)) look(target.name, false);
  };
  const onBlur = ({ target }: FocusEvent) => {
    draft.keep(at ?? 0);
    if (!isText(target) || !isTypedField(target.name)) return;
    const field = target.name;
    // An error that came while a button is pressed would move it away from under the finger.
    afterPress(() => look(field, true));
  };
  return { form, steps, sending, isLast, listeners: { onSubmit, onInput, onBlur, onFocus: warmUp, onPointerDown } };
}
