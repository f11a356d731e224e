import { useCallback, useContext, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { FORM_ACTIONS, HONEYPOT, PLAIN_FIELDS, TYPED_FIELDS, type FormName, type TypedField } from '@/site-config/forms/names';
import { smsConsentText } from '@/site-config/forms/sms-consent';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { UnlockContext } from '../Protected/unlock-context';
import { useSite } from '../site-context';
import { fieldId, FormContext, LABELS } from './form-context';
import { FormNotice } from './FormNotice';
import { Sent } from './Sent';
import { useDraft } from './useDraft';
import { useSending } from './useSending';
import { isTypedField, useSteps } from './useSteps';

export interface FormStep {
  title: string;
  /** Those that are looked at before the next step. */
  fields: readonly TypedField[];
  children: ReactNode;
}

export interface StepFormProps {
  form: FormName;
  title: string;
  intro: ReactNode;
  /** Two or three; a constant, or remembered: a new list is a new form. */
  steps: readonly FormStep[];
  /** On the last button. */
  send: string;
  /** Slug of the facility that is asked about. */
  facility?: string;
  /** What happens when the form has arrived, in order. */
  whatNext: readonly string[];
}

const warmUp = () => {
  // What fails is tried again when the form is sent.
  import('@/visitor/lead/late').then((late) => late.loadRecaptcha()).catch(() => undefined);
};

/**
 * A form in short steps. Without script it is one plain form with all of them; with script each step is looked at before
 * the next, nothing typed is lost by an error, a reload or a lost connection, and one press sends it once.
 */
export function StepForm({ form: name, title, intro, steps, send: sendLabel, facility, whatNext }: StepFormProps) {
  const { shortName } = useSite();
  const { path } = useContext(UnlockContext);
  const form = useRef<HTMLFormElement>(null);
  const tickedAt = useRef<Date>(null);
  const fields = useMemo(() => steps.map((step) => step.fields), [steps]);
  const { at, problems, attempt, begin, next, back, show, check, look, heading } = useSteps(name, form, fields);
  const draft = useDraft(name, form, begin);
  const { phase, notice, reference, send } = useSending({ name, form, draft, consentText: smsConsentText(shortName), tickedAt, onProblems: show });
  const context = useMemo(() => ({ form: name, problems }), [name, problems]);

  const keep = useCallback((step: number | null) => draft.keep(step ?? 0), [draft]);
  const isLast = at === null || at === steps.length - 1;
  const turn = (to: () => void, step: number) => {
    to();
    keep(step);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) turn(next, at);
    else if (check()) send();
  };
  const input = ({ target }: FormEvent) => {
    keep(at);
    if (target instanceof HTMLInputElement && target.name === PLAIN_FIELDS.smsConsent) tickedAt.current = target.checked ? new Date() : null;
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) if (isTypedField(target.name)) look(target.name, false);
  };

  if (phase === 'sent') return <Sent reference={reference} whatNext={whatNext} />;
  const wrong = TYPED_FIELDS.flatMap((field) => {
    const remedy = problems[field];
    return remedy ? [{ id: fieldId(name, field), label: LABELS[field].replace(/ \(optional\)|\?$/, ''), remedy }] : [];
  });
  return (
    // It hears what its fields say; nothing is done here by a key or a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="step-form"
      id={`${name}-form`}
      method="post"
      action={FORM_ACTIONS[name]}
      ref={form}
      data-step={at ?? undefined}
      noValidate={at !== null}
      aria-labelledby={`${name}-title`}
      aria-busy={phase === 'sending'}
      onSubmit={submit}
      onInput={input}
      onFocus={warmUp}
      onBlur={({ target }) => {
        keep(at);
        if ('name' in target && typeof target.name === 'string' && isTypedField(target.name)) look(target.name, true);
      }}
    >
      <h2 id={`${name}-title`}>{title}</h2>
      <p className="step-form-intro">{intro}</p>
      {attempt > 0 && wrong.length > 0 && <ErrorSummary key={attempt} problems={wrong} />}
      <FormContext value={context}>
        {steps.map((step, index) => (
          <fieldset key={step.title} className="step-form-step" data-form-step="" hidden={at !== null && at !== index}>
            <legend tabIndex={-1} ref={index === at ? heading : undefined}>
              Step {index + 1} of {steps.length}: <strong>{step.title}</strong>
            </legend>
            {step.children}
          </fieldset>
        ))}
      </FormContext>
      {/* Nobody sees it; programs that fill in every field give themselves away. */}
      <div className="step-form-trap" aria-hidden>
        <label htmlFor={`${name}-${HONEYPOT}`}>Leave this empty</label>
        <input id={`${name}-${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={PLAIN_FIELDS.form} value={name} />
      <input type="hidden" name={PLAIN_FIELDS.page} value={path} />
      {facility && <input type="hidden" name={PLAIN_FIELDS.facility} value={facility} />}
      {notice && <FormNotice notice={notice} onAgain={send} />}
      <div className="step-form-buttons">
        {at !== null && at > 0 && (
          <Button theme="secondary" onClick={() => turn(back, at - 1)}>
            Back
          </Button>
        )}
        {(at === null || !isLast) && (
          <Button className="step-form-next" onClick={() => turn(next, at ?? 0)}>
            Continue
          </Button>
        )}
        {isLast && (
          <Button className="step-form-send" type="submit">
            {phase === 'sending' ? 'Sending…' : sendLabel}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {phase === 'sending' ? 'Sending' : ''}
      </p>
      <p className="step-form-call">
        Rather talk?{' '}
        <PhoneLink>
          Call <CallNumber />
        </PhoneLink>
      </p>
    </form>
  );
}
