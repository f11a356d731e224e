import { useCallback, useSyncExternalStore, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button';
import { CrisisLine } from '../CrisisText/CrisisLine';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './SelfCheck.styles';

import type { Check, Points, Result } from './check';

const inputs = (root: HTMLElement | null): HTMLInputElement[] => [...(root?.querySelectorAll('input') ?? [])];

/** Returns the points as text, which is the same for the same answers: "4,,2". */
function readPoints(root: HTMLElement | null, { questions }: Check): string {
  const checked = inputs(root).filter((input) => input.checked);
  return questions.map(({ id }) => checked.find(({ name }) => name.endsWith(id))?.value ?? '').join();
}

/** Reads the points from the radio buttons, which also have answers from before hydration. Nothing is stored. */
function usePoints(root: RefObject<HTMLElement | null>, check: Check): { points: Points; clear: () => void } {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = root.current;
      element?.addEventListener('change', onChange);
      return () => element?.removeEventListener('change', onChange);
    },
    [root],
  );
  const read = useSyncExternalStore(
    subscribe,
    () => readPoints(root.current, check),
    () => readPoints(null, check),
  );
  const clear = useCallback(() => {
    for (const input of inputs(root.current)) input.checked = false;
    root.current?.dispatchEvent(new Event('change'));
    inputs(root.current)[0]?.focus();
  }, [root]);
  return { points: read.split(',').map((value) => (value === '' ? null : Number(value))), clear };
}

function ResultText({ text, warns, warning }: Pick<Result, 'text' | 'warns'> & Pick<Check, 'warning'>) {
  return (
    <>
      <p>{text}</p>
      {warns && warning && (
        <p>
          {warning[0]}
          <a href="tel:911">911</a>
          {warning[1]}
        </p>
      )}
    </>
  );
}

/** For someone who reads the results: without script, and on paper. */
function OnPaper({ counting, results, warning }: Check) {
  return (
    <S.OnPaper>
      {counting && <p>{counting}</p>}
      <dl>
        {results.map((result) => (
          <div key={result.when}>
            <dt>
              {result.when}: {result.title}
            </dt>
            <dd>
              <ResultText {...result} warning={warning} />
            </dd>
          </div>
        ))}
      </dl>
    </S.OnPaper>
  );
}

/** A questionnaire with its result. */
export function Questionnaire({ check }: { check: Check }) {
  const root = useRef<HTMLElement>(null);
  const { points, clear } = usePoints(root, check);
  const { id, title, note, questions, counting, sources } = check;
  const answer = check.resultOf(points);
  return (
    <S.Root ref={root} aria-labelledby={`self-check-${id}`}>
      <h2 id={`self-check-${id}`}>{title}</h2>
      <p>
        They are about the last 12 months. Your answers stay on this page: we do not store or send them. This is not a
        diagnosis.
      </p>
      <p>{note}</p>
      {questions.map((question, index) => (
        <fieldset key={question.id}>
          <legend>
            {index + 1}. {question.text}
          </legend>
          {question.answers.map((label, value) => (
            <label key={label} htmlFor={`self-check-${question.id}-${value}`}>
              <input
                id={`self-check-${question.id}-${value}`}
                type="radio"
                name={`self-check-${question.id}`}
                value={value}
                autoComplete="off"
              />
              {label}
              {counting && (
                <S.Points>
                  {value} {value === 1 ? 'point' : 'points'}
                </S.Points>
              )}
            </label>
          ))}
        </fieldset>
      ))}
      <div role="status">
        {answer?.result && (
          <S.Answer>
            <p>
              <strong>{answer.result.title}</strong> {answer.score}
            </p>
            <ResultText {...answer.result} warning={check.warning} />
            <p>
              <PhoneLink />
            </p>
            <p>
              <CrisisLine />
            </p>
          </S.Answer>
        )}
      </div>
      {answer && (
        <Button theme="tertiary" size="small" onClick={clear}>
          Clear my answers
        </Button>
      )}
      <OnPaper {...check} />
      <S.Sources>{sources}</S.Sources>
    </S.Root>
  );
}
