/** The value in the middle; that of the two halves' inner ones for an even number. NaN of nothing. */
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

/**
 * The exponent of `y = a · x^b`: 1 is linear, less is better. The straight line through the logarithms.
 * @param points x and y, both above 0; others are left out
 * @returns null where there are not two different x
 */
export function growthExponent(points: readonly (readonly [number, number])[]): number | null {
  const logs = points.filter(([x, y]) => x > 0 && y > 0).map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middleX = mean(logs.map(([x]) => x));
  const middleY = mean(logs.map(([, y]) => y));
  const width = logs.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return width > 0 ? logs.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / width : null;
}
