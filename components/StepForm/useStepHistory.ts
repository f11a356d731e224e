import { useEffect, useRef } from 'react';
import type { FormName } from '@/shared/forms/names';

/** What an entry of the browser's history says of a form. */
interface Label {
  form: FormName;
  step: number;
  /** How many entries of this page lie below. */
  depth: number;
}

const KEY = 'footbridgeStep';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function labelOf(state: unknown, form: FormName): Label | null {
  const label = isRecord(state) ? state[KEY] : null;
  if (!isRecord(label) || label.form !== form || typeof label.step !== 'number' || typeof label.depth !== 'number')
    return null;
  return { form, step: label.step, depth: label.depth };
}

const labelled = (label: Label): object => ({ ...window.history.state, [KEY]: label });

/**
 * The browser's Back leads from a step of a form to the one before, as people expect. Nothing is put into the history before
 * somebody goes on to a next step.
 * @param turn to a step, as the form's own Back does
 */
export function useStepHistory(form: FormName, at: number | null, isSent: boolean, turn: (step: number) => void): void {
  const latest = useRef({ at, isSent, turn });
  const shown = useRef<number>(null);
  const depth = useRef(0);
  useEffect(() => {
    latest.current = { at, isSent, turn };
  });

  useEffect(() => {
    const before = shown.current;
    shown.current = at;
    const { history } = window;
    const label = labelOf(history.state, form);
    depth.current = label?.depth ?? 0;
    if (at === null || before === null || label?.step === at) return;
    if (at === before + 1) {
      history.replaceState(labelled({ form, step: before, depth: depth.current }), '');
      depth.current += 1;
      history.pushState(labelled({ form, step: at, depth: depth.current }), '');
    } else if (label) history.replaceState(labelled({ ...label, step: at }), '');
  }, [form, at]);

  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const label = labelOf(state, form);
      if (!label) return;
      const isBack = label.depth < depth.current;
      depth.current = label.depth;
      const { current } = latest;
      // Nobody presses Back to see the same, as after the form has arrived, or a later step: such entries are passed over.
      if (isBack && (current.isSent || label.step >= (current.at ?? 0))) window.history.back();
      else if (!current.isSent && label.step !== current.at) current.turn(label.step);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [form]);
}
