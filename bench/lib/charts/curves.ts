import { line, picture, round, short, text, WIDTH } from './svg';

export interface CurveChart {
  title: string;
  xLabel: string;
  unit: string;
  /** x and y above 0; at most four curves. */
  curves: readonly { label: string; points: readonly (readonly [number, number])[] }[];
}

const TOP = 60;
const BOTTOM = 340;
const LEFT = 96;
const LABEL = 17;
/** Width of a letter in any common typeface, and of what precedes a label. */
const LETTER = 7.6;
const MARK = 26;

/** Powers of ten from below the least value to above the most. */
export function decades(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

/** A scale by logarithms: ten times as much is always the same way further. */
const scale = (range: readonly number[], from: number, to: number) => {
  const [least = 1] = range;
  const most = range.at(-1) ?? 10;
  return (value: number) =>
    from + ((Math.log10(value) - Math.log10(least)) / (Math.log10(most) - Math.log10(least))) * (to - from);
};

/** Labels at the ends of their curves, moved apart where they would lie on each other. */
function apart(wanted: readonly number[]): number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  const placed: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    placed[index] = Math.max(y, free);
    free = (placed[index] ?? y) + LABEL;
  }
  return placed;
}

/** Returns a chart with logarithmic axes: linear growth runs parallel to the dotted line. */
export function curveChart({ title, xLabel, unit, curves }: CurveChart): string {
  const points = curves.flatMap((curve) => curve.points);
  const labels = curves.map(({ label, points: own }) => `${label}: ${short(own.at(-1)?.[1] ?? 0)} ${unit}`);
  const right = Math.round(WIDTH - MARK - LETTER * Math.max(...labels.map(({ length }) => length)));
  const xs = decades(points.map(([x]) => x));
  const ys = decades(points.map(([, y]) => y));
  const toX = scale(xs, LEFT, right);
  const toY = scale(ys, BOTTOM, TOP);
  const grid = [
    ...ys.flatMap((y) => [
      line([LEFT, toY(y)], [right, toY(y)]),
      text(LEFT - 8, toY(y) + 4, `${short(y)} ${unit}`, { anchor: 'end', kind: 'small faint' }),
    ]),
    ...xs.flatMap((x) => [
      line([toX(x), TOP], [toX(x), BOTTOM]),
      text(toX(x), BOTTOM + 18, short(x), { anchor: 'middle', kind: 'small faint' }),
    ]),
    text((LEFT + right) / 2, BOTTOM + 40, xLabel, { anchor: 'middle', kind: 'small' }),
  ];
  const ends = apart(curves.map(({ points: own }) => toY(own.at(-1)?.[1] ?? 1)));
  const endLabels = curves.flatMap(({ points: own }, index) => [
    `<polyline class="curve c${index}" points="${own.map(([x, y]) => `${round(toX(x))},${round(toY(y))}`).join(' ')}"/>`,
    ...own.map(([x, y]) => `<circle class="s${index}" cx="${round(toX(x))}" cy="${round(toY(y))}" r="4"/>`),
    // Ends are close together, so each label has a dot in its curve's color.
    `<rect class="s${index}" x="${round(toX(own.at(-1)?.[0] ?? 1) + 12)}" y="${round((ends[index] ?? 0) - 4)}" width="8" height="8"/>`,
    text(toX(own.at(-1)?.[0] ?? 1) + MARK, (ends[index] ?? 0) + 4, labels[index] ?? '', { kind: 'small strong halo' }),
  ]);
  const desc = curves
    .map(
      ({ label, points: own }) => `${label}: ${own.map(([x, y]) => `${short(y)} ${unit} at ${short(x)}`).join(', ')}`,
    )
    .join('. ');
  return picture(title, `${desc}.`, BOTTOM + 60, [...grid, ...guide(), ...endLabels]);

  /** From the first point of the first curve as far as it stays in the picture. */
  function guide(): string[] {
    const [x, y] = curves[0]?.points[0] ?? [1, 1];
    const factor = Math.min((xs.at(-1) ?? x) / x, (ys.at(-1) ?? y) / y);
    const [endX, endY] = [toX(x * factor), toY(y * factor)];
    return [
      line([toX(x), toY(y)], [endX, endY], 'guide'),
      text(endX - 8, Math.max(endY - 6, TOP - 8), 'linear', { anchor: 'end', kind: 'small faint' }),
    ];
  }
}
