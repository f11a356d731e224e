import { useContext, useMemo, type ReactNode } from 'react';
import { FORM_ACTIONS, HONEYPOT, PLAIN_FIELDS, TYPED_FIELDS, type FormName } from '@footbridge/shared/forms/names';
import type { Problems } from '@footbridge/shared/forms/problems';
import { PostPasswordContext } from '../../Protected/post-password-context';
import { ErrorSummary } from './ErrorSummary';
import { fieldId, FormContext, LABELS } from './form-context';
import { FormButtons, FormNotice } from './FormButtons';
import { Sent } from './Sent';
import { useStepForm, type FormStep } from './useStepForm';
import * as S from './StepForm.styles';

export interface StepFormProps {
  form: FormName;
  title: string;
  intro: ReactNode;
  /** Two or three; a constant or memoized, because a new array is a new form. */
  steps: readonly FormStep[];
  /** Label of the last button. */
  send: string;
  /** Slug of the question's facility. */
  facility?: string;
  /** What happens after the form is accepted, in order. */
  whatNext: readonly string[];
  /** What the site knows already, shown when the form is accepted. */
  answer?: ReactNode;
}

const listed = (form: FormName, problems: Problems) =>
  TYPED_FIELDS.flatMap((field) => {
    const remedy = problems[field];
    return remedy ? [{ id: fieldId(form, field), label: LABELS[field].replace(/ \(optional\)|\?$/, ''), remedy }] : [];
  });

/** The form's hidden fields, and the honeypot. */
function UntypedFields({ form, facility }: { form: FormName; facility?: string }) {
  // The page's path; the context has it for all pages.
  const { path } = useContext(PostPasswordContext);
  return (
    <>
      <S.Trap aria-hidden>
        <label htmlFor={`${form}-${HONEYPOT}`}>Leave this empty</label>
        <input id={`${form}-${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </S.Trap>
      <input type="hidden" name={PLAIN_FIELDS.form} value={form} />
      <input type="hidden" name={PLAIN_FIELDS.page} value={path} />
      {facility && <input type="hidden" name={PLAIN_FIELDS.facility} value={facility} />}
    </>
  );
}

/**
 * A form in short steps. Without script it is one plain form. With script each step is validated before the next, an error, reload
 * or lost connection loses no input, and one click sends it once.
 */
export function StepForm({ form: name, title, intro, steps: all, send, facility, whatNext, answer }: StepFormProps) {
  const state = useStepForm(name, all);
  const { form, steps, sending, afterClick, listeners } = state;
  const { at, problems, attempt, heading } = steps;
  const hasBegun = at !== null;
  const context = useMemo(
    () => ({ form: name, problems, hasBegun, afterClick }),
    [name, problems, hasBegun, afterClick],
  );
  if (sending.phase === 'sent') return <Sent reference={sending.reference} answer={answer} whatNext={whatNext} />;
  const wrong = listed(name, problems);
  return (
    <S.Frame>
      <S.Root
        className="step-form"
        id={`${name}-form`}
        method="post"
        action={FORM_ACTIONS[name]}
        ref={form}
        data-step={at ?? undefined}
        noValidate={hasBegun}
        aria-labelledby={`${name}-title`}
        aria-busy={sending.phase === 'sending'}
        {...listeners}
      >
        <h2 id={`${name}-title`}>{title}</h2>
        <S.Intro>{intro}</S.Intro>
        {attempt > 0 && wrong.length > 0 && <ErrorSummary key={attempt} problems={wrong} />}
        <FormContext value={context}>
          {all.map((step, index) => (
            <S.Step key={step.title} data-form-step="" hidden={hasBegun && at !== index}>
              <legend tabIndex={-1} ref={index === at ? heading : undefined}>
                Step {index + 1} of {all.length}: <strong>{step.title}</strong>
              </legend>
              {step.children}
            </S.Step>
          ))}
        </FormContext>
        <UntypedFields form={name} facility={facility} />
        {sending.notice && <FormNotice notice={sending.notice} onAgain={sending.send} />}
        <FormButtons state={state} send={send} />
      </S.Root>
      <S.After>
        <h3>What happens next</h3>
        <ol>
          {whatNext.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </S.After>
    </S.Frame>
  );
}
