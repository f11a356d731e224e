import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormName } from '@footbridge/shared/forms/names';

/** A form's data in a history entry. */
interface Label {
  form: FormName;
  step: number;
  /** Number of this page's entries below. */
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

/** Makes the browser's Back go from a step to the one before. Adds no history entry before the visitor goes to the next step. */
export function useStepHistory(form: FormName, at: number | null, isSent: boolean, turn: (step: number) => void): void {
  const shown = useRef<number>(null);
  const depth = useRef(0);
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

  const onPop = useEffectEvent(({ state }: PopStateEvent) => {
    const label = labelOf(state, form);
    if (!label) return;
    const isBack = label.depth < depth.current;
    depth.current = label.depth;
    // Skip entries that would show the same or a later step, or an accepted form.
    if (isBack && (isSent || label.step >= (at ?? 0))) window.history.back();
    else if (!isSent && label.step !== at) turn(label.step);
  });
  useEffect(() => {
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
