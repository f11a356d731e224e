export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** How far from the median the values reach, as a share of it: 0.1 is ten per cent up or down. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle > 0 ? Math.max(...values.map((value) => Math.abs(value - middle))) / middle : 0;
}
