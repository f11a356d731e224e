import { withSignal } from './current-request/context';

/** Returns a function that calls `load` at most once in `ms`. Concurrent callers share one call, but no error. */
export function memoizeFor<Value>(
  ms: number,
  load: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let known: { value: Value; until: number } | undefined;
  let loading: Promise<Value> | undefined;
  return () => {
    if (known && now() < known.until) return Promise.resolve(known.value);
    loading ??= withSignal(undefined, load)
      .then((value) => {
        known = { value, until: now() + ms };
        return value;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
}
