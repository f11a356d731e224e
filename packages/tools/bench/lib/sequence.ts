export interface Interval {
  /** ms, of one clock. */
  start: number;
  end: number;
}

/**
 * Returns how many requests were in sequence: the largest number of which none overlaps another. A page that requests
 * its layout beside its content waits for one of them, not for two.
 */
export function inSequence(intervals: readonly Interval[]): number {
  // The one that ends first leaves most room for others: taking it is never wrong.
  let count = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { start, end } of intervals.toSorted((a, b) => a.end - b.end)) {
    if (start < free) continue;
    count += 1;
    free = end;
  }
  return count;
}
