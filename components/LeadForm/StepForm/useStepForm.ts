import { useCallback, useRef, useEffect, useEffectEvent, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { PLAIN_FIELDS, type FormName, type TypedField } from '@footbridge/shared/forms/names';
import { smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { useDraft } from './useDraft';
import { useSending } from './useSending';
import { useStepHistory } from './useStepHistory';
import { isTypedField, useSteps } from './useSteps';

const RELEASE_EVENTS = ['pointerup', 'pointercancel'] as const;

/** Delays actions until after a click in progress. Safari does not focus buttons, so a blur event does not name the clicked element. */
function useDoubleClickGuard() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const onPointerDown = useCallback(() => {
    isDown.current = true;
    const end = () => {
      for (const event of RELEASE_EVENTS) window.removeEventListener(event, end);
      // After the click event, which follows in the same task.
      setTimeout(() => {
        isDown.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    };
    for (const event of RELEASE_EVENTS) window.addEventListener(event, end);
  }, []);
  /** Calls `act` at once, or, while a pointer is down, after its click. */
  const afterClick = useCallback((act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  }, []);
  return { onPointerDown, afterClick };
}

export interface FormStep {
  title: string;
  /** Fields that are validated before the next step. */
  fields: readonly TypedField[];
  children: ReactNode;
}

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function preload(): void {
  // A failure is retried when the form is sent.
  import('@footbridge/browser/lead/lazy').then((module) => module.loadRecaptcha()).catch(() => undefined);
}

/** State of a form in steps: draft, current step, sending. */
export function useStepForm(name: FormName, all: readonly FormStep[]) {
  const { shortName } = clientConfig.site;
  const form = useRef<HTMLFormElement>(null);
  const tickedAt = useRef<Date>(null);
  const steps = useSteps(
    name,
    form,
    all.map((step) => step.fields),
  );
  const { at, begin, next, turn, show, check, validate } = steps;
  const draft = useDraft(name, form, begin);
  const sending = useSending({ name, form, draft, consentText: smsConsentText(shortName), tickedAt, onProblems: show });
  useStepHistory(name, at, sending.phase === 'sent', turn);
  const { onPointerDown, afterClick } = useDoubleClickGuard();
  /** The last step, or all steps, are shown. */
  const isLast = at === null || at === all.length - 1;
  const save = useEffectEvent(draft.save);
  useEffect(() => {
    if (at !== null) save(at);
  }, [at]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) next();
    else if (check()) sending.send();
  };
  const onInput = ({ target }: FormEvent) => {
    draft.save(at ?? 0);
    if (target instanceof HTMLInputElement && target.name === PLAIN_FIELDS.smsConsent)
      tickedAt.current = target.checked ? new Date() : null;
    if (isText(target) && isTypedField(target.name)) validate(target.name, false);
  };
  const onBlur = ({ target }: FocusEvent) => {
    draft.save(at ?? 0);
    if (!isText(target) || !isTypedField(target.name)) return;
    const field = target.name;
    // An error that appears during a click would move the button away from the pointer.
    afterClick(() => validate(field, true));
  };
  const listeners = { onSubmit, onInput, onBlur, onFocus: preload, onPointerDown };
  return { form, steps, sending, isLast, afterClick, listeners };
}

export type StepFormState = ReturnType<typeof useStepForm>;
