export interface ConcurrencyLimitOptions {
  max: number;
  maxPerKey: number;
}

/** Takes a place for a key. @returns the function that frees it, or null when there is no place */
export type TakePlace = (key: string) => (() => void) | null;

/** Returns a limit on what this process does at the same time. */
export function concurrencyLimit({ max, maxPerKey }: ConcurrencyLimitOptions): TakePlace {
  const taken = new Map<string, number>();
  let total = 0;
  return (key) => {
    const own = taken.get(key) ?? 0;
    if (total >= max || own >= maxPerKey) return null;
    total += 1;
    taken.set(key, own + 1);
    return () => {
      total -= 1;
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
