import { useEffect, useRef, useState, type RefObject } from 'react';
import { TYPED_FIELDS, type FormName, type TypedField } from '@footbridge/shared/forms/names';
import { problemsOf, type Problems, type TypedValues } from '@footbridge/shared/forms/problems';
import { filledIn } from '@footbridge/browser/lead/values';

export const isTypedField = (name: string): name is TypedField => TYPED_FIELDS.some((field) => field === name);

/** Returns a form's current values. */
export function valuesOf(form: HTMLFormElement): TypedValues {
  return Object.fromEntries([...filledIn(form)].filter(([name]) => isTypedField(name)));
}

const within = (problems: Problems, fields: readonly TypedField[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => fields.some((field) => field === name)));

/** State of a form's steps and errors. @param fields of each step */
export function useSteps(
  name: FormName,
  form: RefObject<HTMLFormElement | null>,
  fields: readonly (readonly TypedField[])[],
) {
  /** The current step; null in the server's HTML, which has all steps. */
  const [at, setAt] = useState<number | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  /** Count of validations; a new one focuses the error summary. */
  const [attempt, setAttempt] = useState(0);
  const [turns, setTurns] = useState(0);
  const heading = useRef<HTMLLegendElement>(null);

  useEffect(() => {
    if (turns > 0) heading.current?.focus();
  }, [turns]);

  const turnTo = (step: number) => {
    setAt(step);
    setTurns((before) => before + 1);
  };

  /** Shows errors, and the first step with one. */
  const show = (found: Problems) => {
    setProblems(found);
    setAttempt((before) => before + 1);
    const step = fields.findIndex((names) => names.some((field) => found[field]));
    if (step >= 0) setAt(step);
  };

  const found = (): Problems => (form.current ? problemsOf(name, valuesOf(form.current), new Date()) : {});

  /** Validates all fields. @returns whether the form can be sent */
  const check = () => {
    const wrong = found();
    if (Object.keys(wrong).length > 0) show(wrong);
    else setProblems({});
    return Object.keys(wrong).length === 0;
  };

  const next = () => {
    const wrong = within(found(), fields[at ?? 0] ?? []);
    if (Object.keys(wrong).length > 0) show(wrong);
    else {
      setProblems({});
      turnTo(Math.min((at ?? 0) + 1, fields.length - 1));
    }
  };

  /** Goes to a step without validation. */
  const turn = (step: number) => {
    setProblems({});
    turnTo(Math.min(Math.max(step, 0), fields.length - 1));
  };

  const back = () => turn((at ?? 0) - 1);

  /** Validates one field after input or blur. */
  const validate = (field: TypedField, isLeft: boolean) => {
    const remedy = form.current && valuesOf(form.current)[field] ? found()[field] : undefined;
    setProblems((before) => {
      // A new error is shown on blur; an existing one, also the server's, is removed once the value is valid.
      if (remedy) return isLeft || before[field] ? { ...before, [field]: remedy } : before;
      return before[field] && !isLeft ? { ...before, [field]: undefined } : before;
    });
  };

  const begin = (step: number) => {
    // If all steps are visible before hydration, stay at the step with the focused field.
    const focused =
      document.activeElement instanceof Element && form.current?.contains(document.activeElement)
        ? document.activeElement
        : null;
    const inStep = Array.from(form.current?.querySelectorAll('[data-form-step]') ?? []).findIndex(
      (part) => focused !== null && part.contains(focused),
    );
    setAt(Math.min(inStep >= 0 ? inStep : step, fields.length - 1));
  };

  return { at, problems, attempt, begin, next, back, turn, show, check, validate, heading };
}
