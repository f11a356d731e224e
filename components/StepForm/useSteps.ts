import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { TYPED_FIELDS, type FormName, type TypedField } from '@/shared/forms/names';
import { problemsOf, type Problems, type TypedValues } from '@/shared/forms/problems';
import { filledIn } from '@/visitor/lead/values';

export const isTypedField = (name: string): name is TypedField => TYPED_FIELDS.some((field) => field === name);

/** What stands in a form's fields now. */
export function valuesOf(form: HTMLFormElement): TypedValues {
  return Object.fromEntries([...filledIn(form)].filter(([name]) => isTypedField(name)));
}

const within = (problems: Problems, fields: readonly TypedField[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => fields.some((field) => field === name)));

export interface Steps {
  /** Null in the server's HTML: all steps are there. */
  at: number | null;
  problems: Problems;
  /** Rises with each look at a step: the summary of errors takes the focus. */
  attempt: number;
  begin: (step: number) => void;
  /** On to the next step, if nothing is wrong with this one. */
  next: () => void;
  back: () => void;
  /** To any step, looked at or not. */
  turn: (step: number) => void;
  /** Shows the first step that has a problem. */
  show: (problems: Problems) => void;
  /** Looks at all fields; @returns whether the form can be sent */
  check: () => boolean;
  /** Looks at one field that is left, or mended. */
  look: (name: TypedField, isLeft: boolean) => void;
  /** Of the step that is shown; takes the focus when the step changes. */
  heading: RefObject<HTMLLegendElement | null>;
}

/** Which step of a form is shown, and what is wrong with it. @param fields those of each step */
export function useSteps(
  name: FormName,
  form: RefObject<HTMLFormElement | null>,
  fields: readonly (readonly TypedField[])[],
): Steps {
  const [at, setAt] = useState<number | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [turns, setTurns] = useState(0);
  const heading = useRef<HTMLLegendElement>(null);

  useEffect(() => {
    if (turns > 0) heading.current?.focus();
  }, [turns]);

  const turnTo = useCallback((step: number) => {
    setAt(step);
    setTurns((before) => before + 1);
  }, []);

  const show = useCallback(
    (found: Problems) => {
      setProblems(found);
      setAttempt((before) => before + 1);
      const step = fields.findIndex((names) => names.some((field) => found[field]));
      if (step >= 0) setAt(step);
    },
    [fields],
  );

  const found = useCallback(
    (): Problems => (form.current ? problemsOf(name, valuesOf(form.current), new Date()) : {}),
    [form, name],
  );

  const check = useCallback(() => {
    const wrong = found();
    if (Object.keys(wrong).length > 0) show(wrong);
    else setProblems({});
    return Object.keys(wrong).length === 0;
  }, [found, show]);

  const next = useCallback(() => {
    const wrong = within(found(), fields[at ?? 0] ?? []);
    if (Object.keys(wrong).length > 0) show(wrong);
    else {
      setProblems({});
      turnTo(Math.min((at ?? 0) + 1, fields.length - 1));
    }
  }, [at, fields, found, show, turnTo]);

  const turn = useCallback(
    (step: number) => {
      setProblems({});
      turnTo(Math.min(Math.max(step, 0), fields.length - 1));
    },
    [fields, turnTo],
  );

  const back = useCallback(() => turn((at ?? 0) - 1), [at, turn]);

  const look = useCallback(
    (field: TypedField, isLeft: boolean) => {
      const remedy = form.current && valuesOf(form.current)[field] ? found()[field] : undefined;
      setProblems((before) => {
        // A new error is said when the field is left; an old one, also the server's, goes when what is typed is right.
        if (remedy) return isLeft || before[field] ? { ...before, [field]: remedy } : before;
        return before[field] && !isLeft ? { ...before, [field]: undefined } : before;
      });
    },
    [form, found],
  );

  const begin = useCallback(
    (step: number) => {
      // Where script came so late that all steps were shown, nobody is taken away from the field they are in.
      const focused =
        document.activeElement instanceof Element && form.current?.contains(document.activeElement)
          ? document.activeElement
          : null;
      const inStep = Array.from(form.current?.querySelectorAll('[data-form-step]') ?? []).findIndex(
        (part) => focused !== null && part.contains(focused),
      );
      setAt(Math.min(inStep >= 0 ? inStep : step, fields.length - 1));
    },
    [form, fields],
  );

  return { at, problems, attempt, begin, next, back, turn, show, check, look, heading };
}
