import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { Check, Points } from './check';

const inputs = (root: HTMLElement | null): HTMLInputElement[] => [...(root?.querySelectorAll('input') ?? [])];

/** Returns the points as text, which is the same for the same answers: "4,,2". */
function readPoints(root: HTMLElement | null, { questions }: Check): string {
  const checked = inputs(root).filter((input) => input.checked);
  return questions.map(({ id }) => checked.find(({ name }) => name.endsWith(id))?.value ?? '').join();
}

/** Reads the points from the radio buttons, which also have answers from before hydration. Nothing is stored. */
export function usePoints(root: RefObject<HTMLElement | null>, check: Check): { points: Points; clear: () => void } {
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
