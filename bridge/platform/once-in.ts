/**
 * Asks at most once in so long, whoever wants to know however often: all who come meanwhile get the same answer.
 * @param ms from the moment when an answer came
 */
export function onceIn<Value>(
  ms: number,
  ask: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let known: { value: Value; until: number } | undefined;
  let asking: Promise<Value> | undefined;
  return () => {
    if (known && now() < known.until) return Promise.resolve(known.value);
    asking ??= ask()
      .then((value) => {
        known = { value, until: now() + ms };
        return value;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
}
