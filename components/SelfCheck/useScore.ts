import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { QUESTIONS, scoreOf } from './audit-c';

const inputs = (root: HTMLElement | null): HTMLInputElement[] => [...(root?.querySelectorAll('input') ?? [])];

function readScore(root: HTMLElement | null): number | null {
  const checked = inputs(root).filter((input) => input.checked);
  const points = QUESTIONS.map(({ id }) => checked.find(({ name }) => name.endsWith(id))?.value);
  return scoreOf(points.map((value) => (value === undefined ? null : Number(value))));
}

/** Reads the score from the radio buttons, which also have answers from before hydration. Nothing is stored. */
export function useScore(root: RefObject<HTMLElement | null>): { score: number | null; clear: () => void } {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = root.current;
      element?.addEventListener('change', onChange);
      return () => element?.removeEventListener('change', onChange);
    },
    [root],
  );
  const score = useSyncExternalStore(
    subscribe,
    () => readScore(root.current),
    () => null,
  );
  const clear = useCallback(() => {
    for (const input of inputs(root.current)) input.checked = false;
    root.current?.dispatchEvent(new Event('change'));
    inputs(root.current)[0]?.focus();
  }, [root]);
  return { score, clear };
}
